/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { ContractCustomerData } from './ContractCustomerData.ts';
import { ContractSignature } from './ContractSignature.ts';
import { IdentityDocument } from './IdentityDocument.ts';
import { Money } from './Money.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { SepaMandate } from './SepaMandate.ts';

export const signContractRequestOrganizationUnitIdMax = 9007199254740991;

export const signContractRequestContractOfferTermIdMax = 9007199254740991;

export const signContractRequestStartDateMin = 10;
export const signContractRequestStartDateMax = 10;

export const signContractRequestPreuseDateMin = 10;
export const signContractRequestPreuseDateMax = 10;

export const signContractRequestModuleIdsItemMax = 9007199254740991;

export const signContractRequestModuleIdsMax = 50;

export const signContractRequestVoucherCodeMax = 40;

export const signContractRequestReferralCodeMax = 40;

export const signContractRequestAcceptedTextBlockIdsItemMax = 9007199254740991;

export const signContractRequestAcceptedTextBlockIdsMax = 20;

export const signContractRequestContractUuidMin = 36;
export const signContractRequestContractUuidMax = 36;



export const SignContractRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractRequestOrganizationUnitIdMax)),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractRequestContractOfferTermIdMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(signContractRequestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(signContractRequestStartDateMax)),
  "preuseDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(signContractRequestPreuseDateMin)).check(/*#__PURE__*/ zod.maxLength(signContractRequestPreuseDateMax))),
  "moduleIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractRequestModuleIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(signContractRequestModuleIdsMax)),
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractRequestVoucherCodeMax))),
  "referralCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractRequestReferralCodeMax))),
  "totalPrice": Money,
  "customerData": ContractCustomerData,
  "acceptedTextBlockIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractRequestAcceptedTextBlockIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(signContractRequestAcceptedTextBlockIdsMax)),
  "acceptedConsents": /*#__PURE__*/ zod.optional(AcceptedConsents),
  "earlyStartRequested": /*#__PURE__*/ zod.boolean(),
  "signature": /*#__PURE__*/ zod.union([ContractSignature,/*#__PURE__*/ zod.null()]),
  "paymentMethod": PaymentMethod,
  "sepaMandate": /*#__PURE__*/ zod.union([SepaMandate,/*#__PURE__*/ zod.null()]),
  "paymentSignature": /*#__PURE__*/ zod.union([ContractSignature,/*#__PURE__*/ zod.null()]),
  "identityDocument": /*#__PURE__*/ zod.union([IdentityDocument,/*#__PURE__*/ zod.null()]),
  "contractUuid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(signContractRequestContractUuidMin)).check(/*#__PURE__*/ zod.maxLength(signContractRequestContractUuidMax)))
});

export type SignContractRequest = zod.input<typeof SignContractRequest>;
export type SignContractRequestOutput = zod.output<typeof SignContractRequest>;
