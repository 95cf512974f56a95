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
  /** True if it can still be canceled, that is, was made before the visit starts. */
  isCancelable: boolean;
};

export type ReservationJob = { kind: 'reservation'; news: ReservationNews };
