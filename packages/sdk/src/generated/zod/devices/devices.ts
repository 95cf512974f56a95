/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BeverageSale
} from '../schemas/BeverageSale.ts';

import {
  StartBeverageSaleRequest
} from '../schemas/StartBeverageSaleRequest.ts';


/**
 * For members of the tenant that X-Tenant names, whose contract has drinks. The device waits for them for a while and for nobody else meanwhile; nothing is charged by this. Sent again with the same Idempotency-Key it answers the sale that was started.
 * @summary Start a drinks machine
 */
export const createBeverageSaleHeaderIdempotencyKeyMin = 16;
export const createBeverageSaleHeaderIdempotencyKeyMax = 64;


export const createBeverageSaleHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateBeverageSaleHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBeverageSaleHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createBeverageSaleHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createBeverageSaleHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateBeverageSaleBody = StartBeverageSaleRequest

export const CreateBeverageSaleResponse = BeverageSale
