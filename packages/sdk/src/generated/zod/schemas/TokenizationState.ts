/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { DeclineReason } from './DeclineReason.ts';

export const tokenizationStateTokenizationReferenceMin = 36;
export const tokenizationStateTokenizationReferenceMax = 36;

export const tokenizationStateChallengeUrlMax = 2000;

export const tokenizationStateExpiresAtMin = 20;
export const tokenizationStateExpiresAtMax = 35;

export const tokenizationStatePaymentInstrumentIdMax = 9007199254740991;



export const TokenizationState = /*#__PURE__*/ zod.object({
  "tokenizationReference": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(tokenizationStateTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(tokenizationStateTokenizationReferenceMax)),
  "state": /*#__PURE__*/ zod.enum(['INITIATED', 'AUTHORIZED', 'DECLINED', 'CANCELED', 'EXPIRED', 'COMPLETED']),
  "challengeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tokenizationStateChallengeUrlMax))),
  "declineReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(tokenizationStateExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(tokenizationStateExpiresAtMax)),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tokenizationStatePaymentInstrumentIdMax)))
});

export type TokenizationState = zod.input<typeof TokenizationState>;
export type TokenizationStateOutput = zod.output<typeof TokenizationState>;
