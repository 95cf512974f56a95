/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const voucherRecipientNameMax = 80;

export const voucherRecipientMessageMax = 500;



export const VoucherRecipient = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voucherRecipientNameMax)),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voucherRecipientMessageMax)))
});

export type VoucherRecipient = zod.input<typeof VoucherRecipient>;
export type VoucherRecipientOutput = zod.output<typeof VoucherRecipient>;
