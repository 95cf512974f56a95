/** Giving a place back. */
import { and, eq, isNull, like, type SQL } from 'drizzle-orm';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { zoned } from '../../time.ts';
import { audit, type AuditedBy } from '../audit/audit.ts';
import { settlePayments, type Settling } from '../checkouts/settling.ts';
import { cancelableUntil } from '../courses/window.ts';
import { isCharged } from '../payments/ledger.ts';
import { studios } from '../studios/tables.ts';
import { giveUpPlace } from './giveUp.ts';
import { paymentOfBooking } from './payment.ts';
import { lockAppointment, type Booking } from './rules.ts';
import { bookings } from './tables.ts';

export function bookingNotFound(): Error {
  return fault(404, 'booking.error.notfound', 'There is no such booking');
}

/** Whether a booking can be canceled now. */
export function isCancelable(status: Booking['status'], startsAt: Date, now: Date): boolean {
  return (status === 'BOOKED' || status === 'WAITING') && now <= cancelableUntil(startsAt);
}

/** Bookings of an account. */
export function ownedBy(accountId: number): SQL | undefined {
  return eq(bookings.accountId, accountId);
}

/**
 * Bookings that were made without an account: whoever knows the uuid may act. Those of a deleted account have none either, and
 * nobody may look at them any more; who has booked tells them apart (`bookerKey`).
 */
export function ownedByBearer(): SQL | undefined {
  return and(isNull(bookings.accountId), like(bookings.booker, 'email:%'));
}

/**
 * Cancels a booking: frees the place, gives back what paid, moves the waiting list up; all or nothing.
 * @param by whose request it is
 * @param owner whose bookings are looked at
 * @throws 404 when there is none, 409 when it is canceled already or it is too late
 */
export async function cancelBooking(
  services: Settling,
  by: AuditedBy,
  uuid: string,
  owner: SQL | undefined,
): Promise<Schemas['CancelationResult']> {
  const { db, clock } = services;
  const now = clock.now();
  const { due, result } = await db.transaction(async (tx) => {
    const mine = and(eq(bookings.uuid, uuid), owner);
    const [found] = await tx.select().from(bookings).where(mine);
    if (!found) throw bookingNotFound();
    const appointment = await lockAppointment(tx, found.appointmentId);
    const [booking] = await tx.select().from(bookings).where(mine);
    if (!booking) throw bookingNotFound();
    checkCancelable(booking, appointment.startsAt, now);
    const payment = await paymentOfBooking(tx, booking.id);
    const told = booking.status === 'WAITING' ? 'leftWaitingList' : 'canceled';
    await audit(tx, { by, at: now, kind: 'booking', id: uuid, fields: ['status'] });
    const [studio] = await tx
      .select({ zoneId: studios.zoneId })
      .from(studios)
      .where(eq(studios.id, appointment.studioId));
    return {
      due: await giveUpPlace(tx, appointment, booking, told, now),
      result: {
        uuid,
        canceledAt: zoned(now, studio?.zoneId ?? 'UTC'),
        refund: payment && isCharged(payment) ? money(payment.amountCents, payment.currency) : null,
      },
    };
  });
  await settlePayments(services, due);
  return result;
}

function checkCancelable({ status }: Booking, startsAt: Date, now: Date): void {
  if (status === 'CANCELED')
    throw fault(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
  if (!isCancelable(status, startsAt, now))
    throw fault(409, 'booking.error.cancelationtoolate', 'This booking can no longer be canceled', {
      args: [timestamp(cancelableUntil(startsAt))],
    });
}
