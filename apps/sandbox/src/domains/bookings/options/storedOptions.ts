/** Packs, trials and other options stored for an account: bought, or given by the studio. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { bookingOptions, courseAppointments } from '../courses/tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { bookings } from '../tables.ts';
import type { InvalidReason, OptionUse } from './optionUse.ts';

type StoredOption = {
  option: typeof bookingOptions.$inferSelect;
  /** Future bookings that it pays. */
  openBookings: number;
};

/** Loads an account's stored options at a tenant. */
export function loadStoredOptions(
  db: Database,
  accountId: number,
  tenant: string,
  now: Date,
): Promise<StoredOption[]> {
  const later = sql`${sql.param(now, courseAppointments.startsAt)}::timestamptz`;
  const places = sql`(select count(*) from ${bookings} inner join ${courseAppointments} on ${courseAppointments.id} = ${bookings.appointmentId}
    where ${bookings.bookingOptionId} = ${bookingOptions.id} and ${bookings.status} in ('BOOKED', 'WAITING') and ${courseAppointments.startsAt} > ${later})`;
  const singles = sql`(select count(*) from ${singleAppointments}
    where ${singleAppointments.bookingOptionId} = ${bookingOptions.id} and ${singleAppointments.status} = 'BOOKED' and ${singleAppointments.startsAt} > ${later})`;
  return db
    .select({
      option: bookingOptions,
      openBookings: sql<number>`${places} + ${singles}`.mapWith(Number),
    })
    .from(bookingOptions)
    .where(and(eq(bookingOptions.accountId, accountId), eq(bookingOptions.tenant, tenant)))
    .orderBy(asc(bookingOptions.id));
}

/** Returns whether an option pays for this kind of appointment; one that names nothing pays for courses alone. */
function coversUse(
  { benefitIds, categoryIds }: StoredOption['option'],
  { itemType, categoryId, benefitId }: OptionUse,
): boolean {
  if (benefitId !== null && benefitIds.includes(benefitId)) return true;
  if (itemType !== 'SINGLE' && categoryIds.length > 0) return categoryIds.includes(categoryId ?? 0);
  return itemType === 'COURSE' && benefitIds.length === 0 && categoryIds.length === 0;
}

/** Returns why a stored option cannot pay; null if it can. */
export function storedInvalidReason(
  { option, openBookings }: StoredOption,
  use: OptionUse,
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
