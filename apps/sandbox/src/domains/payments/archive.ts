/** What becomes of instruments that are kept: one is preferred, and those that are archived pay no more. */
import { and, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { checkouts } from '../checkouts/tables.ts';
import { type Instrument, instrumentNotFound, instrumentsOf } from './instruments.ts';
import { paymentInstruments, payments } from './tables.ts';

/** Archived ones too: whoever asks twice gets the same answer. Locks the account, and the instrument until the transaction ends. */
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
 * Keeps an instrument for history alone; of the others the oldest becomes the preferred one if it was.
 * @throws 404, and 409 while something is still to be charged with it
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
      throw fault(
        409,
        'paymentinstrument.error.inuse',
        'Something is still to be charged with this payment instrument',
      );
    await change(tx, by, id, { archivedAt: now, preferred: false }, now);
    const [next] = await instrumentsOf(tx, accountId);
    if (instrument.preferred && next) await change(tx, by, next.id, { preferred: true }, now);
  });
}

/** @throws 404, also for one that is archived */
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
    const others = await instrumentsOf(tx, by.account.id);
    // First the one, then the other: an index lets an account have one preferred instrument at a time.
    for (const other of others)
      if (other.preferred) await change(tx, by, other.id, { preferred: false }, now);
    await change(tx, by, id, { preferred: true }, now);
    return { ...instrument, preferred: true };
  });
}

async function change(
  tx: Database,
  by: AuditedMember,
  id: number,
  values: Partial<Pick<Instrument, 'archivedAt' | 'preferred'>>,
  now: Date,
): Promise<void> {
  await tx.update(paymentInstruments).set(values).where(eq(paymentInstruments.id, id));
  await audit(tx, { by, at: now, kind: 'payment-instrument', id, fields: Object.keys(values) });
}

const openStates = ['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED'] as const;

/** Whether an open checkout pays with it, a place on a waiting list, or a debit that is on its way. */
async function isNeeded(tx: Database, id: number, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(
      and(
        eq(checkouts.instrumentId, id),
        ne(checkouts.priceCents, 0),
        or(
          and(inArray(checkouts.state, [...openStates]), gt(checkouts.expiresAt, now)),
          inArray(payments.state, ['AUTHORIZED', 'CAPTURING', 'PENDING']),
        ),
      ),
    )
    .limit(1);
  return open !== undefined;
}
