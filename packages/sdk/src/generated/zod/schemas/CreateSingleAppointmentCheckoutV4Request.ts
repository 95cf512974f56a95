/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';

export const createSingleAppointmentCheckoutV4RequestBenefitIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutV4RequestOrganizationUnitIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutV4RequestStartDateTimeMin = 20;
export const createSingleAppointmentCheckoutV4RequestStartDateTimeMax = 35;

export const createSingleAppointmentCheckoutV4RequestEmployeeIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutV4RequestOfferIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutV4RequestPaymentInstrumentIdMax = 9007199254740991;

export const createSingleAppointmentCheckoutV4RequestTokenizationReferenceMin = 36;
export const createSingleAppointmentCheckoutV4RequestTokenizationReferenceMax = 36;



export const CreateSingleAppointmentCheckoutV4Request = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutV4RequestBenefitIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutV4RequestOrganizationUnitIdMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutV4RequestStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutV4RequestStartDateTimeMax)),
  "employeeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutV4RequestEmployeeIdMax))),
  "offerId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutV4RequestOfferIdMax)),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSingleAppointmentCheckoutV4RequestPaymentInstrumentIdMax))),
  "tokenizationReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutV4RequestTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutV4RequestTokenizationReferenceMax))),
  "acceptedConsents": /*#__PURE__*/ zod.optional(AcceptedConsents),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateSingleAppointmentCheckoutV4Request = zod.input<typeof CreateSingleAppointmentCheckoutV4Request>;
export type CreateSingleAppointmentCheckoutV4RequestOutput = zod.output<typeof CreateSingleAppointmentCheckoutV4Request>;
