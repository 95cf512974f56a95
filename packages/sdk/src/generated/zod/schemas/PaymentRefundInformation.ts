/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { RefundAppointment } from './RefundAppointment.ts';
import { RefundRefusal } from './RefundRefusal.ts';
import { VoucherRefund } from './VoucherRefund.ts';

export const paymentRefundInformationRefundableUntilMin = 20;
export const paymentRefundInformationRefundableUntilMax = 35;

export const paymentRefundInformationAppointmentsMax = 20;



export const PaymentRefundInformation = /*#__PURE__*/ zod.object({
  "refundable": /*#__PURE__*/ zod.boolean(),
  "refusal": /*#__PURE__*/ zod.union([RefundRefusal,/*#__PURE__*/ zod.null()]),
  "refundableUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentRefundInformationRefundableUntilMin)).check(/*#__PURE__*/ zod.maxLength(paymentRefundInformationRefundableUntilMax))),
  "refundableAmount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "refundedAmount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "voucherRefund": /*#__PURE__*/ zod.union([VoucherRefund,/*#__PURE__*/ zod.null()]),
  "appointments": /*#__PURE__*/ zod.array(RefundAppointment).check(/*#__PURE__*/ zod.maxLength(paymentRefundInformationAppointmentsMax))
});

export type PaymentRefundInformation = zod.input<typeof PaymentRefundInformation>;
export type PaymentRefundInformationOutput = zod.output<typeof PaymentRefundInformation>;
