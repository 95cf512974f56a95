/** Columns whose texts can exist in several languages. */
import { customType } from 'drizzle-orm/pg-core';
import { currentSurface } from '../scope.ts';

type Translations = ReadonlyMap<string, string>;

const catalogues = new Map<string, Translations>();

/**
 * Adds translations of stored texts for all later requests.
 * @param language of the translations, such as "de"
 * @param texts by the stored text
 */
export function addTranslations(language: string, texts: Readonly<Record<string, string>>): void {
  catalogues.set(language, new Map(Object.entries(texts)));
}

/** Returns a stored text in a language such as "de-DE", if it has a translation. */
export const translateText = (text: string, language: string | null): string =>
  catalogues.get(language?.slice(0, 2) ?? '')?.get(text) ?? text;

/** Returns a stored text in the language of the current request, if it has a translation. */
const translate = (text: string): string => translateText(text, currentSurface()?.language ?? null);

function translateAll(value: unknown): unknown {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map(translateAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, translateAll(part)]),
  );
}

/**
 * A text column that is read in the language of the request. It is stored, sorted and compared by the
 * database in the language in which it was written, which is also that of jobs.
 */
export const translatedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: translate,
});

/** A JSON column like `translatedText`, for each text in it. */
export const translatedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored) => translateAll(typeof stored === 'string' ? JSON.parse(stored) : stored),
});
