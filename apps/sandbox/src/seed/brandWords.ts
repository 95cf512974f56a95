/** A brand of the sample says "workout" where the portal says "class": everywhere, not in the tab alone. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { translations } from '../domains/translations/tables.ts';
import { english } from './brandWords/english.ts';
import { german } from './brandWords/german.ts';
import type { TenantName } from './brands.ts';

const tag: TenantName = 'volt';

/** By language, then by the id of the text. */
export const brandWords = { 'en-GB': english, 'en-US': english, 'de-DE': german };

/** What an earlier version of the step wrote, of texts that are shared now. */
const sharedWords = [
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

/** Texts that say no word for a class any more, since they are said of appointments and events too: those of the brand go away. */
export const forgetSharedWords = async (db: Database): Promise<void> => {
  await db
    .delete(translations)
    .where(and(eq(translations.tag, tag), inArray(translations.messageId, sharedWords)));
};
