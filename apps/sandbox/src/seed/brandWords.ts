/** Texts of the brand Volt, which says "workout" instead of "class" in every text. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { translations } from '../domains/translations/tables.ts';
import { english } from './brandWords/english.ts';
import { german } from './brandWords/german.ts';
import type { TenantName } from './brands.ts';

const tag: TenantName = 'volt';

/** Texts by language, then by message id. */
export const brandWords = { 'en-GB': english, 'en-US': english, 'de-DE': german };

/** Messages that an earlier version of the step overrode, but that are gone or no longer mention a class. */
const outdatedMessageIds = [
  'booking.connectFirst',
  'booking.error.alreadybooked',
  'booking.error.appointmentcanceled',
  'booking.error.slotfull',
  'booking.error.tooearly',
  'booking.error.toolate',
  'booking.error.waitinglistfull',
  'booking.membersOnly',
  'booking.nothingFits',
  'booking.panelTitle',
  'booking.reasonWrongCategory',
  'booking.stateCanceled',
  'booking.stateFull',
  'booking.stateOver',
  'booking.waitingTitle',
  'bookingoption.error.notvalid',
  'checkin.blocked',
  'course.error.notfound',
  'flow.noOtherTimes',
  'flow.otherTimes',
  'flow.slotTaken',
  'flow.slotTakenText',
  'offer.error.notallowed',
  'mail.booked.body',
  'mail.canceled.body',
  'mail.canceledByStudio.body',
  'mail.canceledByStudio.subject',
  'mail.declined.body',
  'mail.leftWaitingList.body',
  'mail.movedUp.body',
  'mail.receipt.body',
  'mail.waiting.body',
  'mail.waitingEnded.body',
];

/** Inserts or replaces the texts, including those of the step "translations". */
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

/** Deletes overrides of messages that now cover appointments and events as well, and mention no class. */
export const deleteOutdatedTexts = async (db: Database): Promise<void> => {
  await db
    .delete(translations)
    .where(and(eq(translations.tag, tag), inArray(translations.messageId, outdatedMessageIds)));
};
