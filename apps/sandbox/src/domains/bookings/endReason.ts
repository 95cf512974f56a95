import type { Schemas } from '../../server/api.ts';
import type { BookingOccasion } from '../mail/bookingNews.ts';

/** Why a booking ended before it took place. */
export type EndReason = NonNullable<Schemas['CalendarItem']['ending']>['reason'];

/** What the owner of a booking is told when it ends; null where somebody else tells, or nobody does. */
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

/** What is kept with a booking that ends; one of which the end of its order tells has not been paid. */
export const endReason = (told: EndOccasion): EndReason =>
  told === null ? 'PAYMENT_FAILED' : reasons[told];
