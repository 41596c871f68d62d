// What a campaign that is over has been, in the reader's words: one list for the page and for the picture.
import type { Crew, Looks, Scene } from "$generated/sleeping-gods";
import type { StoryFace } from "$generated/sleeping-gods";
import { faceOf } from "$lib/words/card-faces";
import { CREW } from "../pictures/portraits/crew";
import { loadedHeading, loadedPassage, withoutMarks } from "../reader/book-passages.svelte";
import { titleOf } from "../reader/places";
import type { Play } from "../state/play";

export interface Someone {
  name: string;
  looks: Looks;
}
export interface Shipmate extends Someone {
  crew: Crew;
  learnt: string[];
  told: string;
}
export interface VoyagePage {
  title: string;
  ending: string;
  facts: string;
  read: string;
  share: number;
  stories: { name: string; where: string; how: string }[];
  helped: string[];
  met: Someone[];
  more: string;
  vanished: string[];
  crew: Shipmate[];
  untaken: string;
  achieved: string;
  scene: Scene | null;
}

/** Portraits that have room; of the others their number is told. */
export const PORTRAITS = 14;

/** The passages that the page quotes or names: they were all read. */
export function passagesOf({ state }: Play): string[] {
  const voyage = state.reading.voyage;
  if (!voyage) return [];
  return [
    ...(state.ended ? [`ending/${state.ended}`] : []),
    ...[...voyage.helped, ...voyage.closed.map(({ place }) => place)].map((place) => `place/${place}`),
    ...voyage.met.map((person) => `person/${person}`),
    ...voyage.changed.flatMap(({ story }) => (story ? [story] : [])),
  ];
}

const looksOf = (person: string): Looks | undefined =>
  faceOf<Partial<StoryFace>>("sleeping-gods", `person-${person}`)?.looks ?? undefined;

/** The page of a voyage; null while the campaign goes on. */
export function voyagePage({ state, speech }: Play): VoyagePage | null {
  const voyage = state.reading.voyage;
  if (!voyage) return null;
  const say = speech.say.bind(speech);
  const people = voyage.met.flatMap((person): Someone[] => {
    const looks = looksOf(person);
    const name = loadedHeading(`person/${person}`);
    return looks && name ? [{ name, looks }] : [];
  });
  const more = people.length - PORTRAITS;
  return {
    title: say("voyage-title"),
    ending: state.ended ? (loadedHeading(`ending/${state.ended}`) ?? "") : say("screen-end-lost"),
    facts: say("voyage-facts", {
      turns: state.turn,
      places: new Set(state.readable_passages.filter((key) => key.startsWith("place/"))).size,
      defeats: voyage.defeats,
    }),
    read: say("voyage-read", { read: voyage.read, whole: voyage.whole, share: voyage.share }),
    share: voyage.share,
    stories: voyage.closed.map(({ quest, place, mercy }) => ({
      name: say(`quest-${quest}`),
      where: titleOf(place, speech),
      how: say(mercy ? "voyage-mercy" : "voyage-gain"),
    })),
    helped: voyage.helped.map((place) => titleOf(place, speech)),
    met: people.slice(0, PORTRAITS),
    more: more > 0 ? say("voyage-more", { count: more }) : "",
    vanished: voyage.vanished.map((card) => say(`card-${card}`)),
    crew: voyage.changed.map(({ crew, levels, story }) => ({
      crew,
      name: say(`crew-${crew}`),
      looks: CREW[crew],
      learnt: levels.map((level) => say(`level-${level}`).replace(/^[^:]*:\s*/u, "")),
      told: story ? withoutMarks(loadedPassage(story)?.join(" ") ?? "") : "",
    })),
    untaken: say("voyage-untaken-told", { count: voyage.untaken }),
    achieved: say("voyage-achieved", { count: voyage.achieved }),
    scene: faceOf<Partial<StoryFace>>("sleeping-gods", `ending-${state.ended}`)?.scene ?? null,
  };
}
