/** Booking options of an account that may pay for an appointment. */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { dayIn } from '../../../platform/time.ts';
import { isConnectedToTenant } from '../../accounts/customers.ts';
import { bookings } from '../tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import type { Appointment } from './appointments.ts';
import { bookingOptions, courseAppointments } from './tables.ts';

export type StoredOption = typeof bookingOptions.$inferSelect;

export type InvalidReason = NonNullable<Schemas['BookingOption']['invalidReason']>;

/** The appointment an option would pay for. */
export type OptionUse = {
  studioId: number;
  itemType: Schemas['BookableCourse']['itemType'];
  categoryId: number | null;
  benefitId: number | null;
  /** Calendar day of the appointment in the studio's time zone. */
  day: string;
};

/**
 * Returns whether an option pays for this kind of appointment. An option with benefits but no categories is limited to those
 * benefits; a flat without either covers everything.
 */
function coversUse(option: StoredOption, { itemType, categoryId, benefitId }: OptionUse): boolean {
  const { benefitIds, categoryIds, type } = option;
  if (benefitId !== null && benefitIds.includes(benefitId)) return true;
  if (itemType !== 'SINGLE' && categoryIds.length > 0) return categoryIds.includes(categoryId ?? 0);
  const namesNothing = benefitIds.length === 0 && categoryIds.length === 0;
  return namesNothing && (itemType !== 'SINGLE' || type === 'FLAT_CONTINGENT');
}

/**
 * Returns why an option cannot pay.
 * @param openBookings number of future bookings it already pays
 * @returns null if it can
 */
export function invalidReason(
  option: StoredOption,
  use: OptionUse,
  openBookings: number,
): InvalidReason | null {
  const { studioId, day } = use;
  if (option.studioId !== null && option.studioId !== studioId) return 'WRONG_STUDIO';
  if (!coversUse(option, use)) return 'WRONG_CATEGORY';
  if (option.validFrom !== null && day < option.validFrom) return 'NOT_YET_VALID';
  if (option.validUntil !== null && day > option.validUntil) return 'EXPIRED';
  if (option.remaining !== null && option.remaining <= 0) return 'USED_UP';
  if (option.maxOpenBookings !== null && openBookings >= option.maxOpenBookings)
    return 'TOO_MANY_BOOKINGS';
  return null;
}

/** Returns the use of an option for an appointment. */
export function toOptionUse({ appointment, course, studio }: Appointment): OptionUse {
  return {
    studioId: studio.id,
    itemType: course.itemType,
    categoryId: course.categoryId,
    benefitId: course.benefitId,
    day: dayIn(studio.zoneId, appointment.startsAt),
  };
}

/** Counts the future bookings each option pays, for courses and single appointments. */
export async function countOpenBookings(
  db: Database,
  optionIds: number[],
  now: Date,
): Promise<Map<number, number>> {
  if (optionIds.length === 0) return new Map();
  const places = await db
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
  const singles = await db
    .select({ id: singleAppointments.bookingOptionId, open: count() })
    .from(singleAppointments)
    .where(
      and(
        inArray(singleAppointments.bookingOptionId, optionIds),
        eq(singleAppointments.status, 'BOOKED'),
        gt(singleAppointments.startsAt, now),
      ),
    )
    .groupBy(singleAppointments.bookingOptionId);
  const sums = new Map<number, number>();
  for (const { id, open } of [...places, ...singles])
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + open);
  return sums;
}

/** Loads an account's options at a tenant; an account not connected there has none. */
export async function loadAccountOptions(
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

/** Lists an account's options at a tenant for one appointment, valid ones first. */
export async function listOptions(
  db: Database,
  accountId: number,
  { tenant, use }: { tenant: string; use: OptionUse },
  now: Date,
): Promise<Schemas['BookingOption'][]> {
  const held = await loadAccountOptions(db, accountId, tenant);
  const open = await countOpenBookings(
    db,
    held.map(({ id }) => id),
    now,
  );
  const options = held.map((option) => {
    const reason = invalidReason(option, use, open.get(option.id) ?? 0);
    const { id, type, name, remaining, validFrom, validUntil } = option;
    return {
      id,
      type,
      name,
      valid: reason === null,
      invalidReason: reason,
      remaining,
      validFrom,
      validUntil,
    };
  });
  return options.toSorted((a, b) => Number(b.valid) - Number(a.valid) || a.id - b.id);
}
