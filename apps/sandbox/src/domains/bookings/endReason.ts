import type { Schemas } from '../../platform/api.ts';
import type { BookingOccasion } from './bookingNews.ts';

/** Why a booking ended before it took place. */
export type EndReason = NonNullable<Schemas['CalendarItem']['ending']>['reason'];

/** Occasion of the mail to the owner of an ended booking; null if another mail or none is sent. */
export type EndOccasion = Extract<
  BookingOccasion,
  'canceled' | 'leftWaitingList' | 'canceledByStudio' | 'waitingEnded' | 'unconfirmed' | 'declined'
> | null;

const reasons = {
  canceled: 'CANCELED',
  leftWaitingList: 'CANCELED',
  canceledByStudio: 'CANCELED_BY_STUDIO',
  waitingEnded: 'WAITING_LIST_ENDED',
  unconfirmed: 'NOT_CONFIRMED',
  declined: 'PAYMENT_FAILED',
} satisfies Record<NonNullable<EndOccasion>, EndReason>;

/** Returns the reason stored with an ended booking; without a mail of its own, its payment failed. */
export const endReason = (occasion: EndOccasion): EndReason =>
  occasion === null ? 'PAYMENT_FAILED' : reasons[occasion];
