import type { Schemas } from '../../platform/api.ts';
import type { Paid } from '../payments/paid.ts';
import type { CancelationRule } from '../studios/cancelationRule.ts';
import type { VoucherUse } from '../payments/vouchers.ts';
import type { StudioNews } from '../studios/studioNews.ts';

/** Consequence of a late cancelation, with the fee if there is one. */
export type LateCancelation = {
  consequence: CancelationRule['late'];
  fee: { amountCents: number; currency: string } | null;
};

/** Consequences of a missed booking; null: there is none of this kind. */
export type Missed = {
  fee: { amountCents: number; currency: string } | null;
  /** End of a block for new bookings. */
  blockedUntil: string | null;
};

/** News about a booking. */
export type BookingOccasion =
  /** A place is booked. */
  | 'booked'
  /** A trial session is held and must be confirmed. */
  | 'toBeConfirmed'
  /** It was not confirmed in time. */
  | 'unconfirmed'
  /** Joined the waiting list. */
  | 'waiting'
  /** Moved up from the waiting list. */
  | 'movedUp'
  /** Canceled by its owner. */
  | 'canceled'
  /** Left the waiting list. */
  | 'leftWaitingList'
  /** No place became free in time; the entitlement or held amount is released. */
  | 'waitingEnded'
  /** A place became free, but the bank declined the payment. */
  | 'declined'
  /** The direct debit was returned, and the place was freed. */
  | 'debitReturned'
  /** The direct debit was returned after the visit, so it must be paid in another way. */
  | 'debitOwed'
  /** Canceled by the studio. */
  | 'canceledByStudio'
  /** A payment was charged. */
  | 'receipt'
  /** Missed without a cancelation, which has consequences. */
  | 'missed';

/** Trial session data, captured when the event happens. */
export type TrialNews = {
  /** The benefit that is the trial session of the studio. */
  benefitId: number;
  /** Identifier and deadline of the confirmation. */
  confirm: { uuid: string; until: string } | null;
};

/**
 * News about a booking, captured when it happens; instants are ISO 8601, because it is stored until the mail is
 * written.
 */
export type BookingNews = StudioNews & {
  occasion: BookingOccasion;
  /** Uuid of the booking. */
  uuid: string;
  isGuest: boolean;
  /** Null for a single appointment. */
  appointmentId: number | null;
  /** Benefit of a single appointment; absent in jobs of earlier versions, which are all about courses. */
  benefitId?: number | null;
  /** True if the course is an event, which has its own pages; absent in jobs of earlier versions. */
  isEvent?: boolean;
  /** Trial session data; null if it is none. Absent in jobs of earlier versions. */
  trial?: TrialNews | null;
  /** Name of the course or benefit. */
  course: string;
  /** Picture of it; absent in jobs of earlier versions. */
  image?: Schemas['Picture'] | null;
  startsAt: string;
  endsAt: string;
  isOnline: boolean;
  /** Waiting list position, from 1. */
  position: number | null;
  /** End of free cancelation. */
  cancelableUntil: string;
  /** What a cancelation after that costs; absent in jobs of earlier versions. */
  lateCancelation?: LateCancelation;
  /** What this late cancelation cost; absent if it was none. */
  late?: LateCancelation;
  /** Consequences of a missed booking; absent for other occasions. */
  missed?: Missed;
  paid: Paid | null;
  /** Part of the price that a voucher paid; null if none did. Absent in jobs of earlier versions. */
  voucher?: VoucherUse | null;
  /** True if a visit is returned when the booking ends. */
  usesVisit: boolean;
  /** The notified account; null for a guest. Absent in jobs of earlier versions. */
  accountId?: number | null;
  /**
   * First name of the person the recipient booked for, or of the person who booked for the recipient; null if neither.
   * Absent in jobs of earlier versions.
   */
  family?: { forWhom: string } | { bookedBy: string } | null;
};

/**
 * Returns the name of the booking, with the person it is for if that is not the recipient, who may have booked for
 * several people.
 */
export const bookingTitle = ({ course, family }: Pick<BookingNews, 'course' | 'family'>): string =>
  family && 'forWhom' in family ? `${course} (${family.forWhom})` : course;

export type BookingJob = { kind: 'booking'; news: BookingNews };
