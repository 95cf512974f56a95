/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  InitiateTokenizationRequest
} from './schemas/InitiateTokenizationRequest.ts';

import {
  PaymentInstrument
} from './schemas/PaymentInstrument.ts';

import {
  PaymentMethodOption
} from './schemas/PaymentMethodOption.ts';

import {
  TokenizationState
} from './schemas/TokenizationState.ts';



/**
 * For any logged-in user, for every type of instrument that the studio accepts. Send the holder to challengeUrl until expiresAt; the provider returns to returnPath, and getTokenizationState has the result. DIRECT_DEBIT takes a mandate and needs no confirmation, so it is AUTHORIZED or DECLINED at once. Nothing is stored yet; repeating the call creates a second one.
 * @summary Start storing a payment instrument
 */
export const InitiateTokenizationBody = InitiateTokenizationRequest

export const InitiateTokenizationResponse = TokenizationState

/**
 * For the account that created it. Required only to store a card without a purchase; createCourseAppointmentCheckoutV4 accepts an authorized tokenization. The first card becomes the default. Repeating the call returns the same instrument. One that is not kept (keep of initiateTokenization) is for a checkout alone.
 * @summary Create the instrument of an authorized tokenization
 */
export const completeTokenizationPathTokenizationReferenceMin = 36;
export const completeTokenizationPathTokenizationReferenceMax = 36;



export const CompleteTokenizationParams = /*#__PURE__*/ zod.object({
  "tokenizationReference": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(completeTokenizationPathTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(completeTokenizationPathTokenizationReferenceMax)).check(/*#__PURE__*/ zod.describe('Identifies the tokenization.'))
})

export const CompleteTokenizationResponse = PaymentInstrument

/**
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 * @summary State of a tokenization
 */
export const getTokenizationStatePathTokenizationReferenceMin = 36;
export const getTokenizationStatePathTokenizationReferenceMax = 36;



export const GetTokenizationStateParams = /*#__PURE__*/ zod.object({
  "tokenizationReference": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTokenizationStatePathTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getTokenizationStatePathTokenizationReferenceMax)).check(/*#__PURE__*/ zod.describe('Identifies the tokenization.'))
})

export const GetTokenizationStateResponse = TokenizationState

/**
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 * @summary Payment methods of a studio for accounts
 */
export const listTokenizationPaymentMethodsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListTokenizationPaymentMethodsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTokenizationPaymentMethodsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListTokenizationPaymentMethodsResponseItem = PaymentMethodOption
export const ListTokenizationPaymentMethodsResponse = /*#__PURE__*/ zod.array(ListTokenizationPaymentMethodsResponseItem).check(/*#__PURE__*/ zod.maxLength(10))
