import type { BookingOccasion } from '../bookingNews.ts';

/** Placeholders: `{course}`, `{studio}`, `{position}` and `{amount}`. */
export type BookingTexts = {
  /** Button that leads to the recipient's bookings. */
  button: string;
  /** Button that leads guests to the class. */
  guestBooking: string;
  /** Button that leads to the confirmation page of a held trial session. */
  confirm: string;
  /** Sentences about money and visits, added where they apply. */
  waitingCharge: string;
  refunded: string;
  released: string;
  givenBack: string;
  occasions: Record<BookingOccasion, { subject: string; body: string }>;
};
