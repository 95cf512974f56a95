/** Replaces the payment method of a membership: at the studio, and among the instruments of the member's account. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { audit, type AuditedBy, changedFields } from '../accounts/audit.ts';
import { notifyAboutAccount } from './accountMails.ts';
import { type Instrument, toInstrument } from '../payments/instruments.ts';
import { paymentInstruments } from '../payments/tables.ts';
import type { MethodLink } from './methodLinks.ts';
import { customerAccounts, paymentMethodLinks } from './tables.ts';

type PaymentColumns = Pick<typeof customerAccounts.$inferInsert, 'paymentMethod' | 'instrumentId'>;

/**
 * Switches the membership to an instrument and marks the link as used.
 * @param tx the transaction that has locked the link
 * @param by operation of the request; no one is logged in
 */
export async function replaceMethod(
  tx: Database,
  by: AuditedBy['operationId'],
  { link, account, studio }: MethodLink,
  instrument: Instrument,
  now: Date,
): Promise<void> {
  const paymentMethod = instrument.type === 'DIRECT_DEBIT' ? 'DIRECT_DEBIT' : 'CREDIT_CARD';
  const columns: PaymentColumns = { paymentMethod, instrumentId: instrument.id };
  await tx.update(customerAccounts).set(columns).where(eq(customerAccounts.id, account.id));
  await tx
    .update(paymentMethodLinks)
    .set({ usedAt: now })
    .where(eq(paymentMethodLinks.token, link.token));
  if (account.instrumentId !== null) await archiveUnowned(tx, account.instrumentId, now);
  await audit(tx, {
    by: { operationId: by, context: { 'X-Tenant': studio.tenant }, account: null },
    at: now,
    kind: 'customer-account',
    id: account.id,
    fields: changedFields<PaymentColumns>(account, columns),
  });
  await notifyAboutAccount(
    tx,
    { account, studio },
    {
      occasion: 'methodReplaced',
      paid: null,
      what: { word: paymentMethod, text: toInstrument(instrument).maskedNumber ?? '' },
    },
  );
}

/** Archives an instrument stored for the membership only; those of a member's account stay active. */
async function archiveUnowned(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(paymentInstruments)
    .set({ archivedAt: now })
    .where(and(eq(paymentInstruments.id, id), isNull(paymentInstruments.accountId)));
}

/** @throws if the instrument has no masked number */
export function toKeptMethod(
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
