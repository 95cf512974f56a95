import { addressOf } from 'virtual:messages';
import type { Locale } from './locales.ts';
import { laidOver, type OwnTexts, ownTexts } from './ownTexts.ts';
import type { Messages } from './texts.ts';

/** A language that is spoken here, or was. */
interface Spoken {
  locale: Locale;
  /** What has come so far. More is added to it in place: who reads it anew finds it, and what has been shown has not changed. */
  messages: Messages;
  own: Promise<OwnTexts>;
  /** Whether `own` has come. */
  isOwnThere: boolean;
  areas: Map<string, Area>;
}

interface Area {
  /** Our texts are there; the brand's own are laid over them when they come. */
  ours: Promise<void>;
  /** Those as well. */
  whole: Promise<void>;
}

const spoken = new Map<Locale, Spoken>();

/** The areas of the pages that have been here: of each language all of them are needed. */
const wanted = new Set(['start']);

async function read(locale: Locale, area: string): Promise<Messages> {
  const answer = await fetch(addressOf(locale, area));
  if (!answer.ok)
    throw new Error(`The texts of ${locale} for ${area} are missing: status ${answer.status}.`);
  return answer.json();
}

/** Begins to load the texts of an area, unless it has begun. Both promises reject when ours fail to load twice. */
function load(language: Spoken, area: string): Area {
  const known = language.areas.get(area);
  if (known) return known;
  const { locale, messages, own } = language;
  const texts = read(locale, area).catch(() => read(locale, area));
  const coming: Area = {
    ours: texts.then((loaded) => void Object.assign(messages, loaded)),
    whole: Promise.all([texts, own]).then(async ([loaded, over]) => {
      Object.assign(messages, await laidOver(over, loaded));
    }),
  };
  language.areas.set(area, coming);
  // Asked for again when it is needed again; who waits for one of the two hears of it.
  coming.ours.catch(() => language.areas.delete(area));
  coming.whole.catch(() => undefined);
  return coming;
}

function begin(locale: Locale, own: Promise<OwnTexts>): Spoken {
  const language: Spoken = { locale, messages: {}, own, isOwnThere: false, areas: new Map() };
  void own.then(() => (language.isOwnThere = true));
  spoken.set(locale, language);
  return language;
}

/**
 * All texts of a language that have been needed so far.
 * @param tag `brandIdentifier` of the brand, whose words are laid over ours. Our texts do not wait for it
 * @throws when some of them do not come
 */
export async function loadTexts(
  locale: Locale,
  tag: string | undefined | Promise<string | undefined>,
): Promise<Messages> {
  const language = spoken.get(locale) ?? begin(locale, ownTexts(locale, tag));
  try {
    await Promise.all([...wanted].map((area) => load(language, area).whole));
  } catch (error) {
    // Nobody speaks it, so no page waits for it.
    spoken.delete(locale);
    throw error;
  }
  return language.messages;
}

/**
 * Brings the texts of areas, in the language that is shown and in one that is just being chosen. The brand's own words come
 * with them, once the first have come; before, nobody waits for them, or what says that they failed would wait for itself.
 * @throws when some of them do not come
 */
export async function needTexts(areas: readonly string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await Promise.all(
    [...spoken.values()].flatMap((language) =>
      areas.map((area) => {
        const { ours, whole } = load(language, area);
        return language.isOwnThere ? whole : ours;
      }),
    ),
  );
}
