// What the table asks, in words.
import type { Play } from "../play";

export const asked = ({ question, speech, options, seat }: Play): string =>
  question && options.length > 0 ? speech.say(`ask-${question.prompt}`, { ...question.args, seat }) : "";
