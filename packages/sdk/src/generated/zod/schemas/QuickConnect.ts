/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const quickConnectUuidMin = 36;
export const quickConnectUuidMax = 36;

export const quickConnectStudioIdMax = 9007199254740991;

export const quickConnectStudioNameMax = 120;

export const quickConnectTenantMax = 63;


export const quickConnectTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const quickConnectCustomerCodeMin = 3;
export const quickConnectCustomerCodeMax = 32;


export const quickConnectCustomerCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');


export const QuickConnect = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(quickConnectUuidMin)).check(/*#__PURE__*/ zod.maxLength(quickConnectUuidMax)),
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quickConnectStudioIdMax)),
  "studioName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickConnectStudioNameMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickConnectTenantMax)).check(/*#__PURE__*/ zod.regex(quickConnectTenantRegExp)),
  "customerCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(quickConnectCustomerCodeMin)).check(/*#__PURE__*/ zod.maxLength(quickConnectCustomerCodeMax)).check(/*#__PURE__*/ zod.regex(quickConnectCustomerCodeRegExp))
});

export type QuickConnect = zod.input<typeof QuickConnect>;
export type QuickConnectOutput = zod.output<typeof QuickConnect>;
