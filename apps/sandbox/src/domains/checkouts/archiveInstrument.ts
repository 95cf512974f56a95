/** Preferring and archiving stored instruments. Archived instruments cannot pay any more. */
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit, type AuditedMember, changedFields } from '../accounts/audit.ts';
import { checkouts } from './tables.ts';
import {
  type Instrument,
  instrumentNotFound,
  loadAccountInstruments,
} from '../payments/instruments.ts';
import { paymentInstruments, payments } from '../payments/tables.ts';

/**
 * Includes archived instruments, so that repeated requests get the same response. Locks the account and the instrument
 * until the transaction ends.
 */
async function lockInstrument(tx: Database, id: number, accountId: number): Promise<Instrument> {
  await lockOwnAccount(tx, accountId);
  const [instrument] = await tx
    .select()
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.id, id), eq(paymentInstruments.accountId, accountId)))
    .for('update');
  if (!instrument) throw instrumentNotFound();
  return instrument;
}

/**
 * Archives an instrument. If it was the preferred one, the oldest remaining instrument becomes preferred.
 * @throws 404, and 409 while a charge with it is outstanding
 */
export async function archiveInstrument(
  db: Database,
  by: AuditedMember,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = by.account.id;
    const instrument = await lockInstrument(tx, id, accountId);
    if (instrument.archivedAt !== null) return;
    if (await isNeeded(tx, id, now))
      throw apiError(
        409,
        'paymentinstrument.error.inuse',
        'Something is still to be charged with this payment instrument',
      );
    await change(tx, by, instrument, { archivedAt: now, preferred: false }, now);
    const [next] = await loadAccountInstruments(tx, accountId);
    if (instrument.preferred && next) await change(tx, by, next, { preferred: true }, now);
  });
}

/** @throws 404, also for an archived instrument */
export async function preferInstrument(
  db: Database,
  by: AuditedMember,
  id: number,
  now: Date,
): Promise<Instrument> {
  return db.transaction(async (tx) => {
    const instrument = await lockInstrument(tx, id, by.account.id);
    if (instrument.archivedAt !== null) throw instrumentNotFound();
    if (instrument.preferred) return instrument;
    const others = await loadAccountInstruments(tx, by.account.id);
    // Clear the old flag first: a unique index allows only one preferred instrument per account.
    for (const other of others)
      if (other.preferred) await change(tx, by, other, { preferred: false }, now);
    await change(tx, by, instrument, { preferred: true }, now);
    return { ...instrument, preferred: true };
  });
}

async function change(
  tx: Database,
  by: AuditedMember,
  before: Instrument,
  values: Partial<Pick<Instrument, 'archivedAt' | 'preferred'>>,
  now: Date,
): Promise<void> {
  const { id } = before;
  const fields = changedFields(before, values);
  await tx.update(paymentInstruments).set(values).where(eq(paymentInstruments.id, id));
  await audit(tx, { by, at: now, kind: 'payment-instrument', id, fields });
}

const openStates = ['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED'] as const;

/** Returns whether an open checkout, a waiting-list place or a pending debit still needs the instrument. */
async function isNeeded(tx: Database, id: number, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(
      and(
        eq(checkouts.instrumentId, id),
        gt(checkouts.priceCents, checkouts.voucherCents),
        or(
          and(inArray(checkouts.state, [...openStates]), gt(checkouts.expiresAt, now)),
          inArray(payments.state, ['AUTHORIZED', 'CAPTURING', 'PENDING']),
        ),
      ),
    )
    .limit(1);
  return open !== undefined;
}
