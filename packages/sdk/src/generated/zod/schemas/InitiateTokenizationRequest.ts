/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { SepaMandate } from './SepaMandate.ts';

export const initiateTokenizationRequestOrganizationUnitIdMax = 9007199254740991;

export const initiateTokenizationRequestReturnPathRegExp = /*#__PURE__*/ new RegExp('^/(?![/\\\\])');

export const initiateTokenizationRequestReturnPathMax = 2000;



export const InitiateTokenizationRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(initiateTokenizationRequestOrganizationUnitIdMax)),
  "paymentMethod": OnlinePaymentMethod,
  "returnPath": /*#__PURE__*/ zod.stringFormat('uri-reference', initiateTokenizationRequestReturnPathRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(initiateTokenizationRequestReturnPathMax)),
  "sepaMandate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([SepaMandate,/*#__PURE__*/ zod.null()])),
  "keep": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type InitiateTokenizationRequest = zod.input<typeof InitiateTokenizationRequest>;
export type InitiateTokenizationRequestOutput = zod.output<typeof InitiateTokenizationRequest>;
