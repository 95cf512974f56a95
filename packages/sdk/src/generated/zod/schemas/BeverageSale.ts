/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { StudioReference } from './StudioReference.ts';

export const beverageSaleIdMin = 36;
export const beverageSaleIdMax = 36;

export const beverageSaleDeviceIdMin = 4;
export const beverageSaleDeviceIdMax = 40;


export const beverageSaleDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const beverageSaleDeviceNameMax = 80;

export const beverageSaleStartedAtMin = 20;
export const beverageSaleStartedAtMax = 35;

export const beverageSaleValidUntilMin = 20;
export const beverageSaleValidUntilMax = 35;



export const BeverageSale = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(beverageSaleIdMin)).check(/*#__PURE__*/ zod.maxLength(beverageSaleIdMax)),
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(beverageSaleDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(beverageSaleDeviceIdMax)).check(/*#__PURE__*/ zod.regex(beverageSaleDeviceIdRegExp)),
  "deviceName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beverageSaleDeviceNameMax)),
  "studio": StudioReference,
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(beverageSaleStartedAtMin)).check(/*#__PURE__*/ zod.maxLength(beverageSaleStartedAtMax)),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(beverageSaleValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(beverageSaleValidUntilMax)),
  "price": Money,
  "credit": Money
});

export type BeverageSale = zod.input<typeof BeverageSale>;
export type BeverageSaleOutput = zod.output<typeof BeverageSale>;
