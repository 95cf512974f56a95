import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { translations } from './tables.ts';

/**
 * Loads the texts overridden by a tag.
 * @param language BCP 47, e.g. `en-GB`
 * @returns texts by message id; empty without overrides
 */
export async function loadBrandTexts(
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
