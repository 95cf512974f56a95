/** Giving back what was booked. */
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { zoned } from '../../time.ts';
import { audit, type AuditedBy } from '../audit/audit.ts';
import { settlePayments, type Settling } from '../checkouts/settling.ts';
import { cancelableUntil } from '../courses/window.ts';
import { isTaken } from '../payments/ledger.ts';
import { isCancelable } from './cancelable.ts';
import { bookingNotFound, entryOf, type Which } from './entries.ts';
import type { BookingFacts } from './kind.ts';
import { kinds } from './kinds.ts';

/** What a cancelation pays back. */
export function refundOf({ payment }: BookingFacts): Schemas['CancelationResult']['refund'] {
  return payment && isTaken(payment) ? money(payment.amountCents, payment.currency) : null;
}

/**
 * Cancels a booking: frees the place or time, gives back what paid, moves the waiting list up; all or nothing.
 * @param by whose request it is
 * @param owner whose bookings are looked at
 * @throws 404 when there is none, 409 when it is canceled already or it is too late
 */
export async function cancelBooking(
  services: Settling,
  by: AuditedBy,
  uuid: string,
  owner: Which,
): Promise<Schemas['CancelationResult']> {
  const { db, clock } = services;
  const now = clock.now();
  const { due, result } = await db.transaction(async (tx) => {
    const found = await entryOf(tx, uuid, owner);
    const kind = kinds[found.kind];
    await kind.lock(tx, found.id);
    // It may have changed hands while the lock was waited for.
    const { id } = await entryOf(tx, uuid, owner);
    const facts = await kind.factsOf(tx, id);
    if (!facts) throw bookingNotFound();
    checkCancelable(facts, now);
    await audit(tx, { by, at: now, kind: 'booking', id: uuid, fields: ['status'] });
    return {
      due: await kind.giveUp(tx, id, now, 'canceled'),
      result: { uuid, canceledAt: zoned(now, facts.zoneId), refund: refundOf(facts) },
    };
  });
  await settlePayments(services, due);
  return result;
}

function checkCancelable({ status, startsAt }: BookingFacts, now: Date): void {
  if (status === 'CANCELED')
    throw fault(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
  if (!isCancelable(status, startsAt, now))
    throw fault(409, 'booking.error.cancelationtoolate', 'This booking can no longer be canceled', {
      args: [timestamp(cancelableUntil(startsAt))],
    });
}
