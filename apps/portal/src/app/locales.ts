import type { MessageFormatElement } from 'react-intl';
import { readStored, store } from '../lib/storage.ts';

export const locales = ['en-GB', 'de-DE'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'en-GB';

export type Messages = Record<string, MessageFormatElement[]>;

const loaders = {
  'en-GB': () => import('virtual:messages/en-GB'),
  'de-DE': () => import('virtual:messages/de-DE'),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** The supported locale that a wish comes closest to: itself, else one of the same language. */
function closest(wish: string | null | undefined): Locale | undefined {
  if (!wish) return undefined;
  const tag = wish.replace('_', '-');
  return (
    locales.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
    locales.find((locale) => locale.slice(0, 2) === tag.slice(0, 2).toLowerCase())
  );
}

/** By query parameter (lo, locale), else what the reader chose before, else the browser's languages, else en-GB (specification 1, section 9). */
export function chooseLocale(search: string): Locale {
  const query = new URLSearchParams(search);
  const stored = readStored('locale');
  const wishes = [
    query.get('lo'),
    query.get('locale'),
    isLocale(stored) ? stored : undefined,
    ...navigator.languages,
  ];
  return wishes.map(closest).find((locale) => locale !== undefined) ?? fallbackLocale;
}

export const rememberLocale = (locale: Locale): void => store('locale', locale);

/** All texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await loaders[locale]()).default;
