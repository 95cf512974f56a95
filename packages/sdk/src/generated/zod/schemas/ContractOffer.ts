/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractOfferTerm } from './ContractOfferTerm.ts';
import { ContractSignatureKind } from './ContractSignatureKind.ts';
import { ContractTextBlock } from './ContractTextBlock.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { Picture } from './Picture.ts';
import { ValidPeriod } from './ValidPeriod.ts';

export const contractOfferIdMax = 9007199254740991;

export const contractOfferOrganizationUnitIdMax = 9007199254740991;

export const contractOfferNameMax = 120;

export const contractOfferDescriptionMin = 0;
export const contractOfferDescriptionMax = 2000;

export const contractOfferPaymentMethodsMax = 10;

export const contractOfferTextBlocksMax = 20;

export const contractOfferTermsMax = 20;



export const ContractOffer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractOfferIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractOfferOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractOfferNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractOfferDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(contractOfferDescriptionMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "validPeriodDto": /*#__PURE__*/ zod.union([ValidPeriod,/*#__PURE__*/ zod.null()]),
  "signature": ContractSignatureKind,
  "paymentSignatureRequired": /*#__PURE__*/ zod.boolean(),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentMethod).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractOfferPaymentMethodsMax)),
  "textBlocks": /*#__PURE__*/ zod.array(ContractTextBlock).check(/*#__PURE__*/ zod.maxLength(contractOfferTextBlocksMax)),
  "terms": /*#__PURE__*/ zod.array(ContractOfferTerm).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractOfferTermsMax)),
  "lowestTerm": ContractOfferTerm
});

export type ContractOffer = zod.input<typeof ContractOffer>;
export type ContractOfferOutput = zod.output<typeof ContractOffer>;
