import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

export type Messages = Record<string, MessageFormatElement[]>;

const loaders = {
  'cs-CZ': () => import('virtual:messages/cs-CZ'),
  'de-DE': () => import('virtual:messages/de-DE'),
  'en-GB': () => import('virtual:messages/en-GB'),
  'en-US': () => import('virtual:messages/en-US'),
  'es-ES': () => import('virtual:messages/es-ES'),
  'fr-FR': () => import('virtual:messages/fr-FR'),
  'hu-HU': () => import('virtual:messages/hu-HU'),
  'it-IT': () => import('virtual:messages/it-IT'),
  'nl-NL': () => import('virtual:messages/nl-NL'),
  'pl-PL': () => import('virtual:messages/pl-PL'),
  'sl-SI': () => import('virtual:messages/sl-SI'),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

/** All texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await loaders[locale]()).default;
