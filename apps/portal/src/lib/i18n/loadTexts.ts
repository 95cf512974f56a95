import { addressOf } from 'virtual:messages';
import type { Locale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { laidOver, type OwnTexts, ownTexts } from './ownTexts.ts';
import type { TextArea } from './textAreas.ts';

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

/** The areas of all modules with messages that have been loaded; each language needs all of them. */
const wanted = new Set<TextArea>();

async function read(locale: Locale, area: string): Promise<Messages> {
  const answer = await fetch(addressOf(locale, area));
  if (!answer.ok)
    throw new Error(`The texts of ${locale} for ${area} are missing: status ${answer.status}.`);
  return answer.json();
}

/** Begins to load the texts of an area, unless it has begun. Both promises reject when ours fail to load twice. */
function loadArea(language: Spoken, area: TextArea): Area {
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
    await Promise.all([...wanted].map((area) => loadArea(language, area).whole));
  } catch (error) {
    // Nobody speaks it, so no page waits for it.
    spoken.delete(locale);
    throw error;
  }
  return language.messages;
}

/** Begins to load the texts of an area, in the language that is shown and in one that is just being chosen. */
export function wantTexts(area: TextArea): void {
  wanted.add(area);
  for (const language of spoken.values()) loadArea(language, area);
}

/**
 * Loads a part of the portal, and waits for the texts of the messages that it declares. A brand's own words come with them once the first
 * have come; nobody waits for them before, or the message that they failed would wait for itself.
 * @throws the browser's error when either does not come
 */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await Promise.all(
    [...spoken.values()].flatMap((language) =>
      [...wanted].map((area) => {
        const { ours, whole } = loadArea(language, area);
        return language.isOwnThere ? whole : ours;
      }),
    ),
  );
  return part;
}
