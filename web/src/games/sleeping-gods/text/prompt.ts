// What the table asks, in words.
import type { Play } from "../state/play";

export const promptText = ({ question, speech, options, seat }: Play): string =>
  question && options.length > 0 ? speech.say(`ask-${question.prompt}`, { ...question.args, seat }) : "";
