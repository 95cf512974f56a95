/** Taking a place. Everything that takes or frees one holds the lock of the appointment's row. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import type { StoredAppointment } from '../courses/appointments.ts';
import { courseNotFound } from '../courses/appointments.ts';
import { hasFreePlace, hasFreeWaitingPlace, occupancyOf } from '../courses/occupancy.ts';
import { courseAppointments } from '../courses/tables.ts';
import { checkWindow } from '../courses/window.ts';
import type { BookedByColumns } from '../family/bookedBy.ts';
import { bookings } from './tables.ts';

export type Booking = typeof bookings.$inferSelect;

/** Who books: an account, or a person known by what they typed. */
export type Booker =
  | { accountId: number; customerData: null }
  | { accountId: null; customerData: Schemas['TrialCustomerData'] };

/** Names a booker in the rule that nobody has two places in one appointment. */
export function bookerKey(booker: Booker): string {
  return booker.accountId === null
    ? `email:${booker.customerData.email.toLowerCase()}`
    : `account:${booker.accountId}`;
}

/** Who books: the account, else the person who has typed these data. */
export function bookerOf({
  accountId,
  customerData,
}: {
  accountId: number | null;
  customerData: Schemas['TrialCustomerData'];
}): Booker {
  return accountId === null ? { accountId, customerData } : { accountId, customerData: null };
}

/** Locks an appointment until the transaction ends: the first lock of every transaction that books. @throws 404 */
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
 * What a booking would get now.
 * @throws 409 when it cannot be had: canceled, too early, too late, already booked, full
 */
export async function placeFor(
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
  if (own) throw fault(409, 'booking.error.alreadybooked', 'This course is already booked');
  const occupancy = await occupancyOf(db, appointment.id);
  // Whoever waits is first: a place that is free for a moment goes to the waiting list.
  if (hasFreePlace(appointment, occupancy) && occupancy.waiting === 0) return 'BOOKED';
  if (!joinWaitingList || !appointment.waitingListActive)
    throw fault(409, 'booking.error.slotfull', 'All places of this course are taken');
  if (!hasFreeWaitingPlace(appointment, occupancy))
    throw fault(409, 'booking.error.waitinglistfull', 'The waiting list of this course is full');
  return 'WAITING';
}

export type Payer = Partial<BookedByColumns> & {
  bookingOptionId?: number;
  /** Name of the option or offer; null when nothing is to be paid. */
  paidWith: string | null;
  priceCents?: number;
};

/** Stores a booking. The appointment must be locked and `placeFor` asked under that lock. */
export async function storeBooking(
  tx: Database,
  appointmentId: number,
  booker: Booker,
  status: 'BOOKED' | 'WAITING',
  payer: Payer,
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
      createdAt: now,
    })
    .returning();
  if (!booking) throw new Error('The booking was not stored.');
  return booking;
}
