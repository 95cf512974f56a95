/** Booking rules. Every change to the places of an appointment holds the lock on its row. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Surface } from '../../platform/api.ts';
import { addressKey } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { type StoredAppointment, courseNotFound } from './courses/appointments.ts';
import { hasFreePlace, hasFreeWaitingPlace, loadOccupancy } from './courses/occupancy.ts';
import { courseAppointments } from './courses/tables.ts';
import { checkWindow } from './courses/window.ts';
import type { BookedByColumns } from '../family/bookedBy.ts';
import { type CancelationRule, freeUntil } from '../studios/cancelationRule.ts';
import { rejectOverlap } from './overlap.ts';
import { canAnyMoveUp } from './promotion.ts';
import { bookings } from './tables.ts';

export type Booking = typeof bookings.$inferSelect;

/** An account, or a person identified by the data they entered. */
export type Booker =
  | { accountId: number; customerData: null }
  | { accountId: null; customerData: Schemas['TrialCustomerData'] };

/** Returns the key of a booker without an account. */
export const guestKey = (email: string): string => `email:${addressKey(email)}`;

/** Returns a key of the booker, used to allow only one place per appointment. */
export function bookerKey(booker: Booker): string {
  return booker.accountId === null
    ? guestKey(booker.customerData.email)
    : `account:${booker.accountId}`;
}

/** Returns the account as booker, else the person who entered the data. */
export function toBooker({
  accountId,
  customerData,
}: {
  accountId: number | null;
  customerData: Schemas['TrialCustomerData'];
}): Booker {
  return accountId === null ? { accountId, customerData } : { accountId, customerData: null };
}

/** Locks an appointment until the transaction ends; the first lock of every booking transaction. @throws 404 */
export async function lockAppointment(tx: Database, id: number): Promise<StoredAppointment> {
  const [appointment] = await tx
    .select()
    .from(courseAppointments)
    .where(eq(courseAppointments.id, id))
    .for('update');
  if (!appointment) throw courseNotFound();
  return appointment;
}

/**
 * Determines whether a booking would get a place or the waiting list.
 * @throws 409 if it is canceled, too early, too late, already booked, at the time of another booking, or full
 */
export async function resolvePlace(
  db: Database,
  appointment: StoredAppointment,
  booker: Booker,
  joinWaitingList: boolean,
  now: Date,
): Promise<'BOOKED' | 'WAITING'> {
  checkWindow(appointment, now);
  const [own] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.appointmentId, appointment.id),
        eq(bookings.booker, bookerKey(booker)),
        inArray(bookings.status, ['BOOKED', 'WAITING']),
      ),
    );
  if (own) throw apiError(409, 'booking.error.alreadybooked', 'This course is already booked');
  await rejectOverlap(db, bookerKey(booker), appointment);
  const occupancy = await loadOccupancy(db, appointment.id);
  // The waiting list comes first, unless nobody on it can take the free place.
  if (
    hasFreePlace(appointment, occupancy) &&
    (occupancy.waiting === 0 || !(await canAnyMoveUp(db, appointment, now)))
  )
    return 'BOOKED';
  if (!joinWaitingList || !appointment.waitingListActive)
    throw apiError(409, 'booking.error.slotfull', 'All places of this course are taken');
  if (!hasFreeWaitingPlace(appointment, occupancy))
    throw apiError(409, 'booking.error.waitinglistfull', 'The waiting list of this course is full');
  return 'WAITING';
}

export type Payer = Partial<BookedByColumns> & {
  bookingOptionId?: number;
  grantId?: number;
  visit?: 'USED' | null;
  /** Name of the option or offer; null if it is free. */
  paidWith: string | null;
  priceCents?: number;
  /** Brand and language of the booker, where the request is not theirs. */
  reader?: Surface | null;
};

/** The conditions under which something is booked. */
export type Terms = {
  cancelationRule: CancelationRule;
  /** Whether someone who waits also wants a place that can no longer be canceled for free; absent: no. */
  acceptsLatePromotion?: boolean | undefined;
};

/**
 * Stores a booking. Whoever starts to wait after the end of free cancelation accepts a late promotion. The appointment
 * must be locked, and `resolvePlace` called under that lock.
 */
export async function storeBooking(
  tx: Database,
  { id: appointmentId, startsAt }: Pick<StoredAppointment, 'id' | 'startsAt'>,
  booker: Booker,
  status: 'BOOKED' | 'WAITING',
  payer: Payer & Terms,
  now: Date,
): Promise<Booking> {
  const [booking] = await tx
    .insert(bookings)
    .values({
      uuid: randomUUID(),
      appointmentId,
      accountId: booker.accountId,
      booker: bookerKey(booker),
      customerData: booker.customerData,
      status,
      ...payer,
      acceptsLatePromotion:
        payer.acceptsLatePromotion === true || now > freeUntil(payer.cancelationRule, startsAt),
      createdAt: now,
    })
    .returning();
  if (!booking) throw new Error('The booking was not stored.');
  return booking;
}
