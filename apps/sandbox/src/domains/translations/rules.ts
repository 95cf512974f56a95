import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { translations } from './tables.ts';

/**
 * What a tag says in its own words.
 * @param language BCP 47, e.g. `en-GB`
 * @returns texts by message id; empty when it says nothing of its own
 */
export async function textsOf(
  db: Database,
  tag: string,
  language: string,
): Promise<Record<string, string>> {
  const rows = await db
    .select()
    .from(translations)
    .where(and(eq(translations.tag, tag), eq(translations.language, language)))
    .orderBy(asc(translations.messageId));
  return Object.fromEntries(rows.map(({ messageId, text }) => [messageId, text]));
}
