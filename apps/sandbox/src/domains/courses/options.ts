/** What an account holds that may pay for an appointment. */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { dayIn } from '../../time.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { bookings } from '../bookings/tables.ts';
import type { Appointment } from './appointments.ts';
import { bookingOptions, courseAppointments } from './tables.ts';

export type StoredOption = typeof bookingOptions.$inferSelect;

export type InvalidReason = NonNullable<Schemas['BookingOption']['invalidReason']>;

/** Where and when an option would pay. */
export type Use = {
  studioId: number;
  categoryId: number | null;
  /** Calendar day of the appointment in the zone of the studio. */
  day: string;
};

/**
 * Why an option cannot pay.
 * @param openBookings how many bookings to come it pays already
 * @returns null when it can
 */
export function invalidReason(
  option: StoredOption,
  { studioId, categoryId, day }: Use,
  openBookings: number,
): InvalidReason | null {
  if (option.studioId !== null && option.studioId !== studioId) return 'WRONG_STUDIO';
  if (option.categoryIds.length > 0 && !option.categoryIds.includes(categoryId ?? 0))
    return 'WRONG_CATEGORY';
  if (option.validFrom !== null && day < option.validFrom) return 'NOT_YET_VALID';
  if (option.validUntil !== null && day > option.validUntil) return 'EXPIRED';
  if (option.remaining !== null && option.remaining <= 0) return 'USED_UP';
  if (option.maxOpenBookings !== null && openBookings >= option.maxOpenBookings)
    return 'TOO_MANY_BOOKINGS';
  return null;
}

/** Where and when an appointment would use an option. */
export function useOf({ appointment, course, studio }: Appointment): Use {
  return {
    studioId: studio.id,
    categoryId: course.categoryId,
    day: dayIn(studio.zoneId, appointment.startsAt),
  };
}

/** How many bookings to come each option pays. */
export async function openBookingsOf(
  db: Database,
  optionIds: number[],
  now: Date,
): Promise<Map<number, number>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: bookings.bookingOptionId, open: count() })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .where(
      and(
        inArray(bookings.bookingOptionId, optionIds),
        inArray(bookings.status, ['BOOKED', 'WAITING']),
        gt(courseAppointments.startsAt, now),
      ),
    )
    .groupBy(bookings.bookingOptionId);
  return new Map(rows.flatMap(({ id, open }) => (id === null ? [] : [[id, open]])));
}

/** Options of an account at a tenant; an account that is not connected there holds nothing. */
export async function optionsAt(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<StoredOption[]> {
  if (!(await isConnectedToTenant(db, accountId, tenant))) return [];
  return db
    .select()
    .from(bookingOptions)
    .where(and(eq(bookingOptions.accountId, accountId), eq(bookingOptions.tenant, tenant)))
    .orderBy(asc(bookingOptions.id));
}

/** What an account holds for one appointment, fitting ones first. */
export async function optionsFor(
  db: Database,
  accountId: number,
  item: Appointment,
  now: Date,
): Promise<Schemas['BookingOption'][]> {
  const held = await optionsAt(db, accountId, item.studio.tenant);
  const open = await openBookingsOf(
    db,
    held.map(({ id }) => id),
    now,
  );
  const options = held.map((option) => {
    const reason = invalidReason(option, useOf(item), open.get(option.id) ?? 0);
    const { id, type, name, remaining, validUntil } = option;
    return { id, type, name, valid: reason === null, invalidReason: reason, remaining, validUntil };
  });
  return options.toSorted((a, b) => Number(b.valid) - Number(a.valid) || a.id - b.id);
}
