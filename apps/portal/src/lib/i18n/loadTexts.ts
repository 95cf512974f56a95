import { textsUrl } from 'virtual:messages';
import type { Locale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { parseOverrides, type BrandTexts, loadBrandTexts } from './brandTexts.ts';
import type { TextArea } from './textAreas.ts';

/** A language that is or was in use. */
interface LanguageTexts {
  locale: Locale;
  /** The messages loaded so far. Extended in place, so that later readers see additions. */
  messages: Messages;
  own: Promise<BrandTexts>;
  /** True once `own` has resolved. */
  isBrandLoaded: boolean;
  /** True once `loadTexts` has loaded it, so that it can be shown. */
  isLoaded: boolean;
  areas: Map<string, Area>;
}

interface Area {
  /** Resolves once our messages are loaded, before the brand's override them. */
  ours: Promise<void>;
  /** Resolves once the brand's messages override ours. */
  complete: Promise<void>;
}

const languages = new Map<Locale, LanguageTexts>();

/** The areas of all loaded modules with messages; every language needs them. */
const wanted = new Set<TextArea>();

async function read(locale: Locale, area: string): Promise<Messages> {
  const answer = await fetch(textsUrl(locale, area));
  if (!answer.ok)
    throw new Error(`The texts of ${locale} for ${area} are missing: status ${answer.status}.`);
  return answer.json();
}

/** Starts loading the messages of an area, once. Both promises reject if ours fail twice. */
function loadArea(language: LanguageTexts, area: TextArea): Area {
  const known = language.areas.get(area);
  if (known) return known;
  const { locale, messages, own } = language;
  const texts = read(locale, area).catch(() => read(locale, area));
  const coming: Area = {
    ours: texts.then((loaded) => void Object.assign(messages, loaded)),
    complete: Promise.all([texts, own]).then(async ([loaded, over]) => {
      Object.assign(messages, await parseOverrides(over, loaded));
    }),
  };
  language.areas.set(area, coming);
  // Forget a failed area so that it is retried when next needed; callers of either promise get the
  // error.
  coming.ours.catch(() => language.areas.delete(area));
  coming.complete.catch(() => undefined);
  return coming;
}

function addLanguage(locale: Locale, own: Promise<BrandTexts>): LanguageTexts {
  const language: LanguageTexts = {
    locale,
    messages: {},
    own,
    isBrandLoaded: false,
    isLoaded: false,
    areas: new Map(),
  };
  void own.then(() => (language.isBrandLoaded = true));
  languages.set(locale, language);
  return language;
}

/**
 * Loads all messages of a language that are needed so far.
 * @param tag `brandIdentifier` of the brand whose texts override ours; ours do not wait for it
 * @throws if some of them fail to load
 */
export async function loadTexts(
  locale: Locale,
  tag: string | undefined | Promise<string | undefined>,
): Promise<Messages> {
  const language = languages.get(locale) ?? addLanguage(locale, loadBrandTexts(locale, tag));
  try {
    let count: number;
    do {
      // Modules that load in the meantime need further areas.
      count = wanted.size;
      await Promise.all([...wanted].map((area) => loadArea(language, area).complete));
    } while (count < wanted.size);
    language.isLoaded = true;
  } catch (error) {
    // The language is not shown, so pages must not wait for it.
    languages.delete(locale);
    throw error;
  }
  return language.messages;
}

/**
 * Starts loading the messages of an area in every language in use, while the module that declares
 * them still loads. If that module never arrives, no other page waits for its messages.
 */
export function prefetchTexts(area: TextArea): void {
  for (const language of languages.values()) loadArea(language, area);
}

/** Declares that a loaded module has messages of an area, and starts loading them. */
export function wantTexts(area: TextArea): void {
  wanted.add(area);
  prefetchTexts(area);
}

/**
 * Loads a module of the portal and waits for the messages that it declares. Waits for the brand's
 * texts only after the first ones have arrived; otherwise the message about their failure would
 * wait for itself. Ignores failures of a language that is not loaded yet: it is not shown, and
 * `loadTexts` reports them.
 * @throws the browser's error if either fails to load
 */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await Promise.all(
    [...languages.values()].flatMap((language) =>
      [...wanted].map((area) => {
        const { ours, complete } = loadArea(language, area);
        const texts = language.isBrandLoaded ? complete : ours;
        return language.isLoaded ? texts : texts.catch(() => undefined);
      }),
    ),
  );
  return part;
}
