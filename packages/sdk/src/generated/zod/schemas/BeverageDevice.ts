/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { StudioReference } from './StudioReference.ts';

export const beverageDeviceDeviceIdMin = 4;
export const beverageDeviceDeviceIdMax = 40;


export const beverageDeviceDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const beverageDeviceDeviceNameMax = 80;



export const BeverageDevice = /*#__PURE__*/ zod.object({
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(beverageDeviceDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(beverageDeviceDeviceIdMax)).check(/*#__PURE__*/ zod.regex(beverageDeviceDeviceIdRegExp)),
  "deviceName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beverageDeviceDeviceNameMax)),
  "studio": StudioReference,
  "price": Money,
  "credit": Money,
  "rechargeable": /*#__PURE__*/ zod.boolean()
});

export type BeverageDevice = zod.input<typeof BeverageDevice>;
export type BeverageDeviceOutput = zod.output<typeof BeverageDevice>;
