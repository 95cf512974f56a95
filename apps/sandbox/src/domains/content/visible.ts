/** Content of a studio and its chain, in the user's language if available. */
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { studioLanguage, type StoredStudio } from '../studios/rules.ts';
import type { Translated } from './tables.ts';

type Shared = { tenant: PgColumn; studioId: PgColumn };

export const isVisible = (table: Shared, { id, tenant }: StoredStudio): SQL | undefined =>
  and(eq(table.tenant, tenant), or(isNull(table.studioId), eq(table.studioId, id)));

/** Returns the language code without region. */
const toLanguageCode = (language: string): string => language.slice(0, 2).toLowerCase();

/** Lists languages in order of preference: the user's, the studio's, English. */
export const preferredLanguages = (language: string | null, studio: StoredStudio): string[] =>
  [...(language === null ? [] : [language]), studioLanguage(studio), 'en'].map(toLanguageCode);

/** Picks a text in the most preferred available language; null without any. */
export function pickText<Text>(
  texts: Translated<Text>,
  languages: readonly string[],
): { language: string; text: Text } | null {
  const all = [...languages, ...Object.keys(texts)];
  for (const language of all) {
    const text = texts[language];
    if (text !== undefined) return { language, text };
  }
  return null;
}
