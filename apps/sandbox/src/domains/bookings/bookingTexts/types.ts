import type { CancelationRule } from '../../studios/cancelationRule.ts';
import type { BookingOccasion } from '../bookingNews.ts';

/** Placeholders: `{course}`, `{studio}`, `{position}`, `{amount}`, `{fee}`, `{until}` and `{blockedUntil}`. */
export type BookingTexts = {
  /** Button that leads to the recipient's bookings. */
  button: string;
  /** Button that leads guests to the class. */
  guestBooking: string;
  /** Button that leads guests on the waiting list to the class. */
  guestWaitingList: string;
  /** Button that leads to the confirmation page of a held trial session. */
  confirm: string;
  /** Sentences about money and visits, added where they apply. */
  waitingCharge: string;
  refunded: string;
  released: string;
  givenBack: string;
  /** Cost of a cancelation after `{until}`, in mails about a new booking. */
  lateCancelation: Record<Exclude<CancelationRule['late'], 'NOT_POSSIBLE'>, string>;
  /** A late cancelation returned nothing, or a fee was charged. */
  forfeited: string;
  feeCharged: string;
  /** A missed booking costs a fee, or ends in a block until `{blockedUntil}`. */
  feeMissed: string;
  blocked: string;
  /** Entries of fees in the member's account. */
  feeEntries: { lateCancelation: string; missed: string };
  occasions: Record<BookingOccasion, { subject: string; body: string }>;
};
