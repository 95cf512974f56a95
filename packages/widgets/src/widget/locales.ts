/** Languages of the widgets, the portal's, each loaded when a widget needs it. */
import type messages from '../../locales/en-GB.json';

export type Messages = typeof messages;

const loaders = {
  'cs-CZ': () => import('../../locales/cs-CZ.json'),
  'de-DE': () => import('../../locales/de-DE.json'),
  'en-GB': () => import('../../locales/en-GB.json'),
  'en-US': () => import('../../locales/en-US.json'),
  'es-ES': () => import('../../locales/es-ES.json'),
  'fr-FR': () => import('../../locales/fr-FR.json'),
  'hu-HU': () => import('../../locales/hu-HU.json'),
  'it-IT': () => import('../../locales/it-IT.json'),
  'nl-NL': () => import('../../locales/nl-NL.json'),
  'pl-PL': () => import('../../locales/pl-PL.json'),
  'sl-SI': () => import('../../locales/sl-SI.json'),
} satisfies Record<string, () => Promise<{ default: Messages }>>;

export type Locale = keyof typeof loaders;

const isLocale = (text: string): text is Locale => Object.hasOwn(loaders, text);

/** Returns the first language that the widgets have, British English if none: `de-AT` is German. */
export function findLocale(wanted: readonly string[]): Locale {
  const locales = Object.keys(loaders).filter(isLocale);
  for (const tag of wanted) {
    if (isLocale(tag)) return tag;
    const [language = ''] = tag.toLowerCase().split('-', 1);
    const found = locales.find((locale) => locale.startsWith(`${language}-`));
    if (language !== '' && found) return found;
  }
  return 'en-GB';
}

/** Loads the texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await loaders[locale]()).default;
