/** Puts a new way to pay in the place of the old one: at the studio, and among the instruments of the member's account. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { audit, type AuditedBy, changedFields } from '../audit/audit.ts';
import { tellAccount } from '../mail/accountMails.ts';
import { type Instrument, toInstrument } from '../payments/instruments.ts';
import { paymentInstruments } from '../payments/tables.ts';
import type { MethodLink } from './methodLinks.ts';
import { customerAccounts, paymentMethodLinks } from './tables.ts';

type Kept = Pick<typeof customerAccounts.$inferInsert, 'paymentMethod' | 'instrumentId'>;

/**
 * The membership is paid by this from now on, and the link is used.
 * @param tx the transaction that has locked the link
 * @param by whose request it is; nobody is logged in
 */
export async function keepMethod(
  tx: Database,
  by: AuditedBy['operationId'],
  { link, account, studio }: MethodLink,
  instrument: Instrument,
  now: Date,
): Promise<void> {
  const paymentMethod = instrument.type === 'DIRECT_DEBIT' ? 'DIRECT_DEBIT' : 'CREDIT_CARD';
  const kept: Kept = { paymentMethod, instrumentId: instrument.id };
  await tx.update(customerAccounts).set(kept).where(eq(customerAccounts.id, account.id));
  await tx
    .update(paymentMethodLinks)
    .set({ usedAt: now })
    .where(eq(paymentMethodLinks.token, link.token));
  if (account.instrumentId !== null) await forget(tx, account.instrumentId, now);
  await audit(tx, {
    by: { operationId: by, context: { 'X-Tenant': studio.tenant }, account: null },
    at: now,
    kind: 'customer-account',
    id: account.id,
    fields: changedFields<Kept>(account, kept),
  });
  await tellAccount(
    tx,
    { account, studio },
    {
      occasion: 'methodReplaced',
      paid: null,
      what: { word: paymentMethod, text: toInstrument(instrument).maskedNumber ?? '' },
    },
  );
}

/** What was kept for the membership alone is kept for history; what is in the account of the member stays there. */
async function forget(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(paymentInstruments)
    .set({ archivedAt: now })
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
}

/** @throws when what is kept has nothing to be shown by */
export function toKept(
  { studio }: Pick<MethodLink, 'studio'>,
  instrument: Instrument,
  since: Date,
): Schemas['KeptPaymentMethod'] {
  const { type, maskedNumber, mandateReference } = toInstrument(instrument);
  if (maskedNumber === null) throw new Error(`Instrument ${instrument.id} has no number.`);
  return {
    paymentMethod: type === 'DIRECT_DEBIT' ? 'DIRECT_DEBIT' : 'CREDIT_CARD',
    maskedNumber,
    mandateReference,
    validFrom: zoned(since, studio.zoneId),
  };
}
