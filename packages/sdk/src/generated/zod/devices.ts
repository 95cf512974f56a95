/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BeverageDevice
} from './schemas/BeverageDevice.ts';

import {
  BeverageSale
} from './schemas/BeverageSale.ts';

import {
  StartBeverageSaleRequest
} from './schemas/StartBeverageSaleRequest.ts';



/**
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 * @summary What a drink costs at a machine
 */
export const getBeverageDevicePathDeviceIdMin = 4;
export const getBeverageDevicePathDeviceIdMax = 40;


export const getBeverageDevicePathDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');


export const GetBeverageDeviceParams = /*#__PURE__*/ zod.object({
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBeverageDevicePathDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(getBeverageDevicePathDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getBeverageDevicePathDeviceIdRegExp)).check(/*#__PURE__*/ zod.describe('Id shown on the device and in its QR code.'))
})

export const GetBeverageDeviceResponse = BeverageDevice

/**
 * For members of the tenant in X-Tenant with an active contract. The device waits for the member for a while and is blocked for others. The price of getBeverageDevice is taken from the consumption credit; it is 0 if the contract includes drinks. Repeating the call with the same Idempotency-Key returns the sale that was started.
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
