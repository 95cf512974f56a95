/** SEPA mandates signed through a link to pay a membership. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services } from '../../platform/api.ts';
import { findDebtor, completeAddress } from '../payments/debtors.ts';
import {
  type Instrument,
  instrumentDeclined,
  storeMembershipInstrument,
} from '../payments/instruments.ts';
import { type Debtor, signMandate } from '../payments/mandates.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { replaceMethod, toKeptMethod } from './replaceMethod.ts';
import {
  checkUsable,
  lockMethodLink,
  type MethodLink,
  listMembershipMethods,
} from './methodLinks.ts';
import { methodNotAllowed } from '../payments/methods.ts';

/**
 * Signs the mandate and replaces the payment method; repeating the same mandate returns the same result.
 * @throws 409 for a used link or reference, 422 if the bank refuses the account or the studio accepts no direct debits
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
    const known = await findCurrentInstrument(tx, found);
    if (link.usedAt !== null && known?.mandateReference === mandate.mandateReference)
      return toKeptMethod(found, known, link.usedAt);
    checkUsable(found, now);
    if (
      !listMembershipMethods(studio).some(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
    )
      throw methodNotAllowed('DIRECT_DEBIT');
    const debtor = await resolveDebtor(tx, found, mandate);
    const outcome = await signMandate(tx, studio, mandate, debtor, now);
    if (outcome.state === 'DECLINED') throw instrumentDeclined(outcome.declineReason);
    if (outcome.state === 'INITIATED')
      throw new Error('The bank must decide on a mandate immediately.');
    const { state: _, ...accepted } = outcome;
    const instrument = await storeMembershipInstrument(tx, customer?.accountId ?? null, accepted);
    await replaceMethod(tx, 'replacePaymentMethod', found, instrument, now);
    return toKeptMethod(found, instrument, now);
  });
}

/** Finds the current instrument. */
async function findCurrentInstrument(
  tx: Database,
  { account }: MethodLink,
): Promise<Instrument | null> {
  if (account.instrumentId === null) return null;
  const [instrument] = await tx
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.id, account.instrumentId));
  return instrument ?? null;
}

/** Uses the address of the portal account, else that known to the studio. */
async function resolveDebtor(
  tx: Database,
  { customer, studio }: MethodLink,
  mandate: Schemas['SepaMandate'],
): Promise<Debtor> {
  if (customer !== null && customer.accountId !== null)
    return findDebtor(tx, { id: customer.accountId }, studio, mandate);
  return {
    accountId: null,
    address: mandate.debtorAddress ?? completeAddress(customer ?? undefined),
  };
}
