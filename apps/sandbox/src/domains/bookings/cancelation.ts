/** Cancelation of bookings. */
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { zoned } from '../../platform/time.ts';
import { audit, type AuditedBy } from '../accounts/audit.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { cancelableUntil } from './courses/window.ts';
import { isCaptured } from '../payments/ledger.ts';
import { isCancelable } from './cancelable.ts';
import { bookingNotFound, findEntry, type EntryFilter } from './entries.ts';
import type { BookingFacts } from './kind.ts';
import { kinds } from './kinds.ts';

/** Returns the amount that a cancelation refunds. */
export function toRefund({ payment }: BookingFacts): Schemas['CancelationResult']['refund'] {
  return payment && isCaptured(payment) ? money(payment.amountCents, payment.currency) : null;
}

/**
 * Cancels a booking: frees the place or time, returns what paid for it and moves the waiting list up, in one
 * transaction.
 * @param by the request, for the audit log
 * @param owner filter for the requester's bookings
 * @throws 404 if it does not exist, 409 if it is already canceled or too late
 */
export async function cancelBooking(
  services: SettlementServices,
  by: AuditedBy,
  uuid: string,
  owner: EntryFilter,
): Promise<Schemas['CancelationResult']> {
  const { db, clock } = services;
  const now = clock.now();
  const { due, result } = await db.transaction(async (tx) => {
    const found = await findEntry(tx, uuid, owner);
    const kind = kinds[found.kind];
    await kind.lock(tx, found.id);
    // The booking may have changed owner while waiting for the lock.
    const { id } = await findEntry(tx, uuid, owner);
    const facts = await kind.loadFacts(tx, id);
    if (!facts) throw bookingNotFound();
    checkCancelable(facts, now);
    await audit(tx, { by, at: now, kind: 'booking', id: uuid, fields: ['status'] });
    return {
      due: await kind.end(tx, id, now, 'canceled'),
      result: { uuid, canceledAt: zoned(now, facts.zoneId), refund: toRefund(facts) },
    };
  });
  await settlePayments(services, due);
  return result;
}

function checkCancelable({ status, startsAt }: BookingFacts, now: Date): void {
  if (status === 'CANCELED')
    throw apiError(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
  if (!isCancelable(status, startsAt, now))
    throw apiError(
      409,
      'booking.error.cancelationtoolate',
      'This booking can no longer be canceled',
      {
        args: [timestamp(cancelableUntil(startsAt))],
      },
    );
}
