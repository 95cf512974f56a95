import type { Database } from '../../platform/database/database.ts';
import { findMailTexts, type MailLocale } from '../../platform/mail/texts.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { bookClaim } from '../customerData/bookClaim.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { BookingTexts } from './bookingTexts/types.ts';

/** Days until a fee is due. */
const termDays = 14;

/** What a fee is charged for. */
type Fee = {
  /** Owner of the booking; null without an account. */
  accountId: number | null;
  studio: StoredStudio;
  /** Name of the booked item, in any language or in each. */
  name: string | ((locale: MailLocale) => string);
  cents: number;
  entry: keyof BookingTexts['feeEntries'];
};

/**
 * Charges a fee to the account of a member, in the language of the request or else of the studio. Guests, and people
 * who have left the chain, are charged nothing.
 */
export async function chargeFee(
  tx: Database,
  { accountId, studio, name: booked, cents, entry }: Fee,
  now: Date,
): Promise<void> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (!customer) return;
  const { locale } = findMailTexts(currentSurface()?.language ?? null, studio.locale);
  const name = bookingTexts[locale].feeEntries[entry].replace('{course}', () =>
    typeof booked === 'string' ? booked : booked(locale),
  );
  const dueDate = addDays(dayIn(studio.zoneId, now), termDays);
  await bookClaim(tx, customer, studio, { name, amountCents: cents, dueDate }, now);
}
