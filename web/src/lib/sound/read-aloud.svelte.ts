// Reads a passage aloud with a voice of the browser, sentence by sentence; the sentence is marked where it stands.
const HIGHLIGHT = "read-aloud";

/** A sentence, and the part of the page that it stands in. */
export interface Sentence {
  text: string;
  range: Range;
}

/** Returns the first and last letter of each sentence of a paragraph. */
export function sentencesOf(paragraph: string, language: string): [number, number][] {
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(paragraph)]
    .filter(({ segment }) => segment.trim())
    .map(({ index, segment }) => [index, index + segment.trimEnd().length]);
}

/** Returns the voice for a language, one of this machine before one that needs the network. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, "lang" | "localService">>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Returns all sentences of the paragraphs within an element. */
function readSentences(root: Element, language: string): Sentence[] {
  return [...root.querySelectorAll("p")].flatMap((paragraph) => {
    const whole = paragraph.textContent ?? "";
    return sentencesOf(whole, language).map(([from, to]) => ({
      text: whole.slice(from, to).replaceAll("\u00ad", ""),
      range: rangeOf(paragraph, from, to),
    }));
  });
}

function rangeOf(paragraph: Element, from: number, to: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent!.length;
    if (from >= at && from <= at + length) range.setStart(node, from - at);
    if (to >= at && to <= at + length) {
      range.setEnd(node, to - at);
      break;
    }
    at += length;
  }
  return range;
}

class ReadAloud {
  private voices: SpeechSynthesisVoice[] = $state.raw([]);
  /** What is being read: only that shows that it can be stopped. */
  reading: Element | null = $state.raw(null);

  constructor() {
    if (typeof speechSynthesis === "undefined") return;
    const listen = () => (this.voices = speechSynthesis.getVoices());
    listen();
    speechSynthesis.addEventListener?.("voiceschanged", listen);
  }

  /** Whether this browser has a voice for the language. */
  speaks(language: string): boolean {
    return voiceFor(this.voices, language) !== null;
  }

  start(root: Element, language: string): void {
    this.stop();
    const voice = voiceFor(this.voices, language);
    if (!voice) return;
    this.reading = root;
    this.say(readSentences(root, language), 0, voice);
  }

  stop(): void {
    if (!this.reading) return;
    this.reading = null;
    speechSynthesis.cancel();
    globalThis.CSS?.highlights?.delete(HIGHLIGHT);
  }

  private say(sentences: Sentence[], number: number, voice: SpeechSynthesisVoice): void {
    const root = this.reading;
    const sentence = sentences[number];
    if (!sentence) return this.stop();
    mark(sentence.range);
    const words = new SpeechSynthesisUtterance(sentence.text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.95;
    words.onend = () => this.reading === root && this.say(sentences, number + 1, voice);
    words.onerror = () => this.reading === root && this.stop();
    speechSynthesis.speak(words);
  }
}

function mark(range: Range): void {
  if (typeof Highlight !== "undefined") CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  range.startContainer.parentElement?.scrollIntoView?.({ block: "nearest", behavior: "smooth" });
}

/** One for the page: a browser has one voice at a time. */
export const readAloud = new ReadAloud();
