/** A SEPA mandate that is given through a link, and pays the membership from then on. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas, Services } from '../../server/api.ts';
import { methodNotAllowed } from '../checkouts/begin.ts';
import { debtorOf, wholeAddress } from '../payments/debtors.ts';
import { type Instrument, instrumentDeclined, keepForMembership } from '../payments/instruments.ts';
import { type Debtor, giveMandate } from '../payments/mandates.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { keepMethod, toKept } from './keepMethod.ts';
import {
  checkUsable,
  lockMethodLink,
  type MethodLink,
  methodsForMemberships,
} from './methodLinks.ts';

/**
 * Gives the mandate and puts it in the place of the old way to pay; the same mandate again answers the same.
 * @throws 409 for a link or a reference that was used, 422 when the bank refuses the account or the studio debits none
 */
export function replaceByMandate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  mandate: Schemas['SepaMandate'],
): Promise<Schemas['KeptPaymentMethod']> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await lockMethodLink(tx, token);
    const { link, studio, customer } = found;
    const known = await instrumentOf(tx, found);
    if (link.usedAt !== null && known?.mandateReference === mandate.mandateReference)
      return toKept(found, known, link.usedAt);
    checkUsable(found, now);
    if (
      !methodsForMemberships(studio).some(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
    )
      throw methodNotAllowed('DIRECT_DEBIT');
    const debtor = await debtorBy(tx, found, mandate);
    const outcome = await giveMandate(tx, studio, mandate, debtor, now);
    if (outcome.state === 'DECLINED') throw instrumentDeclined(outcome.declineReason);
    if (outcome.state === 'INITIATED') throw new Error('A mandate is decided at once.');
    const { state: _, ...kept } = outcome;
    const instrument = await keepForMembership(tx, customer?.accountId ?? null, kept);
    await keepMethod(tx, 'replacePaymentMethod', found, instrument, now);
    return toKept(found, instrument, now);
  });
}

/** What pays now. */
async function instrumentOf(tx: Database, { account }: MethodLink): Promise<Instrument | null> {
  if (account.instrumentId === null) return null;
  const [instrument] = await tx
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.id, account.instrumentId));
  return instrument ?? null;
}

/** Whoever has an account owes as it says; of others the studio knows where they live. */
async function debtorBy(
  tx: Database,
  { customer, studio }: MethodLink,
  mandate: Schemas['SepaMandate'],
): Promise<Debtor> {
  if (customer !== null && customer.accountId !== null)
    return debtorOf(tx, { id: customer.accountId }, studio, mandate);
  return {
    accountId: null,
    address: mandate.debtorAddress ?? wholeAddress(customer ?? undefined),
  };
}
