/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MessageType = /*#__PURE__*/ zod.enum(['CANCELATION_RECEIVED', 'CANCELATION_WITHDRAWN', 'AMENDMENT_ACCEPTED', 'AMENDMENT_REJECTED', 'IDLE_PERIOD_ACCEPTED', 'IDLE_PERIOD_REJECTED', 'CONTACT_EMAIL_CHANGED', 'PAYMENT_METHOD_CHANGED', 'MOVED_UP', 'LOYALTY_CONFIRMED', 'REWARD_READY', 'COMPENSATION_ACCEPTED', 'COMPENSATION_REJECTED', 'STUDIO']);

export type MessageType = zod.input<typeof MessageType>;
export type MessageTypeOutput = zod.output<typeof MessageType>;
