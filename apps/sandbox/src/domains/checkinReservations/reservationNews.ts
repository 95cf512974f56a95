import type { BookingNews } from '../bookings/bookingNews.ts';

/** News about a reserved visit. */
export type ReservationOccasion = 'reserved' | 'canceled';

/**
 * News about a reservation, captured when it happens; instants are ISO 8601, because it is stored until the mail is
 * written.
 */
export type ReservationNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'startsAt' | 'endsAt' | 'studio'
> & {
  occasion: ReservationOccasion;
  lastCheckinAt: string;
  /** True if it can still be canceled, that is, was made before the visit starts. */
  isCancelable: boolean;
};

export type ReservationJob = { kind: 'reservation'; news: ReservationNews };
