/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  InitiateTokenizationRequest
} from '../schemas/InitiateTokenizationRequest.ts';

import {
  PaymentInstrument
} from '../schemas/PaymentInstrument.ts';

import {
  PaymentMethodOption
} from '../schemas/PaymentMethodOption.ts';

import {
  TokenizationState
} from '../schemas/TokenizationState.ts';


/**
 * For anybody logged in, for every kind of instrument that the studio takes. Send the holder to challengeUrl until expiresAt; the provider sends them back to returnPath, and how it went says getTokenizationState. A DIRECT_DEBIT brings its mandate along and leads to no page, so it is AUTHORIZED or DECLINED at once. Keeps nothing yet; a repetition begins a second one.
 * @summary Begin to keep a payment instrument
 */
export const InitiateTokenizationBody = InitiateTokenizationRequest

export const InitiateTokenizationResponse = TokenizationState

/**
 * For the account that began it. Needed only to keep a card without buying; createCourseAppointmentCheckoutV4 takes an authorized tokenization as it is. The first card is the preferred one. Answers the same instrument when it is called again.
 * @summary Make the instrument of an authorized tokenization
 */
export const completeTokenizationPathTokenizationReferenceMin = 36;
export const completeTokenizationPathTokenizationReferenceMax = 36;



export const CompleteTokenizationParams = /*#__PURE__*/ zod.object({
  "tokenizationReference": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(completeTokenizationPathTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(completeTokenizationPathTokenizationReferenceMax)).check(/*#__PURE__*/ zod.describe('Identifies the tokenization.'))
})

export const CompleteTokenizationResponse = PaymentInstrument

/**
 * For the account that began it; to be read when the holder comes back. Changes nothing. After AUTHORIZED comes completeTokenization or a checkout; an unanswered one reads EXPIRED after expiresAt, which carries the offset of the studio's zone.
 * @summary Where a tokenization stands
 */
export const getTokenizationStatePathTokenizationReferenceMin = 36;
export const getTokenizationStatePathTokenizationReferenceMax = 36;



export const GetTokenizationStateParams = /*#__PURE__*/ zod.object({
  "tokenizationReference": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTokenizationStatePathTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getTokenizationStatePathTokenizationReferenceMax)).check(/*#__PURE__*/ zod.describe('Identifies the tokenization.'))
})

export const GetTokenizationStateResponse = TokenizationState

/**
 * For anybody logged in. Each with the kind of instrument that initiateTokenization makes for it; FINION_PAY has none and is asked for by createFinionPayPaymentRequest. More than listPublicPaymentMethods, which is for who has no account.
 * @summary Ways to pay that a studio takes from accounts
 */
export const listTokenizationPaymentMethodsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListTokenizationPaymentMethodsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTokenizationPaymentMethodsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListTokenizationPaymentMethodsResponseItem = PaymentMethodOption
export const ListTokenizationPaymentMethodsResponse = /*#__PURE__*/ zod.array(ListTokenizationPaymentMethodsResponseItem).check(/*#__PURE__*/ zod.maxLength(10))
