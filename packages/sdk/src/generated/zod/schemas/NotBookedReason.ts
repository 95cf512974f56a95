/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const NotBookedReason = /*#__PURE__*/ zod.enum(['FULL', 'SHARE_TAKEN', 'NOT_COVERED', 'LIMIT_REACHED', 'MEMBERSHIP_PAUSED', 'PAUSED', 'SKIPPED', 'BLOCKED', 'MOVED', 'CLASS_CANCELED', 'ALREADY_BOOKED', 'OVERLAPPING', 'NOT_OFFERED', 'BOOKING_CANCELED']);

export type NotBookedReason = zod.input<typeof NotBookedReason>;
export type NotBookedReasonOutput = zod.output<typeof NotBookedReason>;
