/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Subject of a message. CANCELATION_RECEIVED and CANCELATION_WITHDRAWN concern a contract or a module, AMENDMENT_ACCEPTED and AMENDMENT_REJECTED a change of the member's data, IDLE_PERIOD_ACCEPTED and IDLE_PERIOD_REJECTED an idle period, CONTACT_EMAIL_CHANGED the contact address, PAYMENT_METHOD_CHANGED the payment method of a membership, MOVED_UP a free place after the waiting list, LOYALTY_CONFIRMED the registration for the loyalty program, REWARD_READY a redeemable reward for a referral, COMPENSATION_ACCEPTED and COMPENSATION_REJECTED a choice of compensation; STUDIO is written by employees of the studio.
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
