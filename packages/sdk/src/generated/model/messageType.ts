/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a message tells of. CANCELATION_RECEIVED and CANCELATION_WITHDRAWN are about a contract or a module, AMENDMENT_ACCEPTED and AMENDMENT_REJECTED about a change of the member's data, IDLE_PERIOD_ACCEPTED and IDLE_PERIOD_REJECTED about an idle period, CONTACT_EMAIL_CHANGED about the address that the studio writes to, PAYMENT_METHOD_CHANGED about how a membership is paid, MOVED_UP about a place that came up, LOYALTY_CONFIRMED about taking part in the loyalty program, REWARD_READY about a reward for a referral that can be redeemed, COMPENSATION_ACCEPTED and COMPENSATION_REJECTED about a choice of compensation; STUDIO is written by people of the studio.
 */
export type MessageType = typeof MessageType[keyof typeof MessageType];


export const MessageType = {
  CANCELATION_RECEIVED: 'CANCELATION_RECEIVED',
  CANCELATION_WITHDRAWN: 'CANCELATION_WITHDRAWN',
  AMENDMENT_ACCEPTED: 'AMENDMENT_ACCEPTED',
  AMENDMENT_REJECTED: 'AMENDMENT_REJECTED',
  IDLE_PERIOD_ACCEPTED: 'IDLE_PERIOD_ACCEPTED',
  IDLE_PERIOD_REJECTED: 'IDLE_PERIOD_REJECTED',
  CONTACT_EMAIL_CHANGED: 'CONTACT_EMAIL_CHANGED',
  PAYMENT_METHOD_CHANGED: 'PAYMENT_METHOD_CHANGED',
  MOVED_UP: 'MOVED_UP',
  LOYALTY_CONFIRMED: 'LOYALTY_CONFIRMED',
  REWARD_READY: 'REWARD_READY',
  COMPENSATION_ACCEPTED: 'COMPENSATION_ACCEPTED',
  COMPENSATION_REJECTED: 'COMPENSATION_REJECTED',
  STUDIO: 'STUDIO',
} as const;
