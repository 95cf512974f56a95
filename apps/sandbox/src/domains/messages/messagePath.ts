/** Pages that messages link to. */
import { studioUuid } from '../studios/rules.ts';
import type { MessageKind } from './texts/types.ts';

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
};

/** Returns the path of the page, without origin. */
export const messagePath = (studio: Parameters<typeof studioUuid>[0], type: MessageKind): string =>
  `/studio/${encodeURIComponent(studioUuid(studio))}/${pages[type]}`;
