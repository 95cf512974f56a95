import type { LateCancelation } from '../bookings/bookingNews.ts';
import type { StudioNews } from '../studios/studioNews.ts';

/** News about a reserved visit. */
export type ReservationOccasion = 'reserved' | 'canceled';

/**
 * News about a reservation, captured when it happens; instants are ISO 8601, because it is stored until the mail is
 * written.
 */
export type ReservationNews = StudioNews & {
  uuid: string;
  startsAt: string;
  endsAt: string;
  occasion: ReservationOccasion;
  lastCheckinAt: string;
  /** True if it can still be canceled for free. */
  isCancelable: boolean;
  /** End of free cancelation; absent in jobs of earlier versions, where it is the start. */
  freeCancelationUntil?: string;
  /** Cost of a cancelation after that; absent once the visit has begun, and in jobs of earlier versions. */
  lateCancelation?: LateCancelation;
  /** Cost of this late cancelation; absent if it was none. */
  late?: LateCancelation;
};

export type ReservationJob = { kind: 'reservation'; news: ReservationNews };
