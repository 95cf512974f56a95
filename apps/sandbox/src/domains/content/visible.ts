/** What a studio has: what is its own, and what its chain has for all, in the language of the reader where there is one. */
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { languageOf, type StoredStudio } from '../studios/rules.ts';
import type { Translated } from './tables.ts';

type Shared = { tenant: PgColumn; studioId: PgColumn };

export const visibleAt = (table: Shared, { id, tenant }: StoredStudio): SQL | undefined =>
  and(eq(table.tenant, tenant), or(isNull(table.studioId), eq(table.studioId, id)));

/** BCP 47 without a region. */
const bare = (language: string): string => language.slice(0, 2).toLowerCase();

/** Languages from the best one on: the reader's, the studio's, English. */
export const wantedBy = (language: string | null, studio: StoredStudio): string[] =>
  [...(language === null ? [] : [language]), languageOf(studio), 'en'].map(bare);

/** A text in the best of the languages that it is in; null when it is in none. */
export function textIn<Text>(
  texts: Translated<Text>,
  wanted: readonly string[],
): { language: string; text: Text } | null {
  const all = [...wanted, ...Object.keys(texts)];
  for (const language of all) {
    const text = texts[language];
    if (text !== undefined) return { language, text };
  }
  return null;
}
