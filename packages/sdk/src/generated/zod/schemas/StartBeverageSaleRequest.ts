/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const startBeverageSaleRequestDeviceIdMin = 4;
export const startBeverageSaleRequestDeviceIdMax = 40;


export const startBeverageSaleRequestDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');


export const StartBeverageSaleRequest = /*#__PURE__*/ zod.object({
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startBeverageSaleRequestDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(startBeverageSaleRequestDeviceIdMax)).check(/*#__PURE__*/ zod.regex(startBeverageSaleRequestDeviceIdRegExp))
});

export type StartBeverageSaleRequest = zod.input<typeof StartBeverageSaleRequest>;
export type StartBeverageSaleRequestOutput = zod.output<typeof StartBeverageSaleRequest>;
