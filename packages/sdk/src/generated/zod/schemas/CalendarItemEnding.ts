/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { VoucherRefund } from './VoucherRefund.ts';

export const calendarItemEndingEndedAtMin = 20;
export const calendarItemEndingEndedAtMax = 35;



export const CalendarItemEnding = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['CANCELED', 'CANCELED_BY_STUDIO', 'WAITING_LIST_ENDED', 'NOT_CONFIRMED', 'PAYMENT_FAILED']),
  "endedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemEndingEndedAtMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemEndingEndedAtMax)),
  "refund": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "voucherRefund": /*#__PURE__*/ zod.union([VoucherRefund,/*#__PURE__*/ zod.null()]),
  "releasedEntitlement": /*#__PURE__*/ zod.boolean()
});

export type CalendarItemEnding = zod.input<typeof CalendarItemEnding>;
export type CalendarItemEndingOutput = zod.output<typeof CalendarItemEnding>;
