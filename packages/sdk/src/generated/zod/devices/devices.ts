/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BeverageSale
} from '../schemas/BeverageSale.ts';

import {
  StartBeverageSaleRequest
} from '../schemas/StartBeverageSaleRequest.ts';


/**
 * For members of the tenant in X-Tenant whose contract includes drinks. The device waits for the member for a while and is blocked for others; nothing is charged. Repeating the call with the same Idempotency-Key returns the sale that was started.
 * @summary Start a drinks machine
 */
export const createBeverageSaleHeaderIdempotencyKeyMin = 16;
export const createBeverageSaleHeaderIdempotencyKeyMax = 64;


export const createBeverageSaleHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateBeverageSaleHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBeverageSaleHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createBeverageSaleHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createBeverageSaleHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateBeverageSaleBody = StartBeverageSaleRequest

export const CreateBeverageSaleResponse = BeverageSale
