import type { Database } from '../../platform/database/database.ts';
import { findMailTexts, type MailLocale } from '../../platform/mail/texts.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import { type Customer, findCustomer } from '../accounts/customers.ts';
import { bookEntry, lockCustomerAccount } from '../customerAccounts/account.ts';
import { ensureAccount } from '../customerData/membershipPayment.ts';
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
 * Charges a fee to the account of a member, in the language of the request or else of the studio.
 * @returns the member; null for guests and whoever has left the chain, who are charged nothing
 */
export async function chargeFee(
  tx: Database,
  { accountId, studio, name: booked, cents, entry }: Fee,
  now: Date,
): Promise<Customer | null> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (!customer) return null;
  const account = await lockCustomerAccount(tx, (await ensureAccount(tx, customer, studio)).id);
  const { locale } = findMailTexts(currentSurface()?.language ?? null, studio.locale);
  const name = bookingTexts[locale].feeEntries[entry].replace('{course}', () =>
    typeof booked === 'string' ? booked : booked(locale),
  );
  const dueDate = addDays(dayIn(studio.zoneId, now), termDays);
  const claim = { kind: 'CLAIM', name, amountCents: cents, dueDate, checkoutId: null } as const;
  await bookEntry(tx, account, claim, now);
  return customer;
}
