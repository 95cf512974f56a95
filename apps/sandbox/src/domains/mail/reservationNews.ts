import type { BookingNews } from './bookingNews.ts';

/** What there is to tell about a reserved visit. */
export type ReservationOccasion = 'reserved' | 'canceled';

/** A reservation as it was when there was something to tell; instants as ISO 8601, since it is stored until it is told. */
export type ReservationNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'startsAt' | 'endsAt' | 'studio'
> & {
  occasion: ReservationOccasion;
  lastCheckinAt: string;
  /** Whether it can still be given back; not where the visit has begun. */
  isCancelable: boolean;
};
