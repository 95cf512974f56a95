/** Pages that messages link to. */
import { studioUuid } from '../studios/rules.ts';
import type { MessageKind } from './texts/types.ts';

const everyWeek = 'me/bookings/every-week';

/** Portal pages below the studio (apps/portal/src/site/address/patterns.ts). */
const pages: Record<MessageKind, string> = {
  CANCELATION_RECEIVED: 'selfservice/contract/current',
  CANCELATION_WITHDRAWN: 'selfservice/contract/current',
  AMENDMENT_ACCEPTED: 'selfservice/customer',
  AMENDMENT_REJECTED: 'selfservice/customer',
  IDLE_PERIOD_ACCEPTED: 'selfservice/idleperiods',
  IDLE_PERIOD_REJECTED: 'selfservice/idleperiods',
  CONTACT_EMAIL_CHANGED: 'selfservice/customer/contact',
  PAYMENT_METHOD_CHANGED: 'selfservice/customer/payment',
  MOVED_UP: 'me/bookings',
  LOYALTY_CONFIRMED: 'selfservice/loyaltyprogram',
  REWARD_READY: 'selfservice/referral-program',
  COMPENSATION_ACCEPTED: 'selfservice/compensation',
  COMPENSATION_REJECTED: 'selfservice/compensation',
  BOOKED_EVERY_WEEK: 'me/bookings',
  NOT_BOOKED_FULL: everyWeek,
  NOT_BOOKED_SHARE_TAKEN: everyWeek,
  NOT_BOOKED_NOT_COVERED: everyWeek,
  NOT_BOOKED_LIMIT_REACHED: everyWeek,
  NOT_BOOKED_MEMBERSHIP_PAUSED: everyWeek,
  NOT_BOOKED_PAUSED: everyWeek,
  NOT_BOOKED_BLOCKED: everyWeek,
  NOT_BOOKED_MOVED: everyWeek,
  NOT_BOOKED_CLASS_CANCELED: everyWeek,
  NOT_BOOKED_OVERLAPPING: everyWeek,
  NOT_BOOKED_NOT_OFFERED: everyWeek,
  STANDING_BOOKING_ENDED: everyWeek,
  BOOKING_OPEN: 'course',
};

/** Returns the path of a page of the studio, without origin. */
export const messagePath = (
  studio: Parameters<typeof studioUuid>[0],
  type: MessageKind,
  page = pages[type],
): string => `/studio/${encodeURIComponent(studioUuid(studio))}/${page}`;
