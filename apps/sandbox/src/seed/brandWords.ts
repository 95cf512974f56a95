/** A brand of the sample says "workout" where the portal says "class": everywhere, not in the tab alone. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { translations } from '../domains/translations/tables.ts';
import { american, english } from './brandWords/english.ts';
import { german } from './brandWords/german.ts';
import type { TenantName } from './brands.ts';

const tag: TenantName = 'volt';

/** By language, then by the id of the text. */
export const brandWords = { 'en-GB': english, 'en-US': american, 'de-DE': german };

/** Takes the place of the few words that the step "translations" has written. */
export async function seedBrandWords(db: Database): Promise<void> {
  await db
    .insert(translations)
    .values(
      Object.entries(brandWords).flatMap(([language, texts]) =>
        Object.entries(texts).map(([messageId, text]) => ({ tag, language, messageId, text })),
      ),
    )
    .onConflictDoUpdate({
      target: [translations.tag, translations.language, translations.messageId],
      set: { text: sql`excluded.text` },
    });
}
