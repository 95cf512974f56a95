/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';

export const createSingleAppointmentCheckoutRequestBenefitIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutRequestOrganizationUnitIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutRequestStartDateTimeMin = 20;
export const createSingleAppointmentCheckoutRequestStartDateTimeMax = 35;

export const createSingleAppointmentCheckoutRequestEmployeeIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutRequestOfferIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreateSingleAppointmentCheckoutRequest = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutRequestBenefitIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutRequestOrganizationUnitIdMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutRequestStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutRequestStartDateTimeMax)),
  "employeeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutRequestEmployeeIdMax))),
  "offerId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutRequestOfferIdMax)),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutRequestPaymentInstrumentIdMax))),
  "acceptedConsents": /*#__PURE__*/ zod.optional(AcceptedConsents),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateSingleAppointmentCheckoutRequest = zod.input<typeof CreateSingleAppointmentCheckoutRequest>;
export type CreateSingleAppointmentCheckoutRequestOutput = zod.output<typeof CreateSingleAppointmentCheckoutRequest>;
