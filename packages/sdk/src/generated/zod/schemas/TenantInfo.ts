/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const tenantInfoTenantMax = 63;


export const tenantInfoTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const tenantInfoTenantLogoMax = 2000;

export const tenantInfoPublicTenantNameMax = 120;

export const tenantInfoStudiosItemIdMax = 9007199254740991;

export const tenantInfoStudiosItemZoneIdMin = 3;
export const tenantInfoStudiosItemZoneIdMax = 60;

export const tenantInfoStudiosMax = 2000;



export const TenantInfo = /*#__PURE__*/ zod.object({
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tenantInfoTenantMax)).check(/*#__PURE__*/ zod.regex(tenantInfoTenantRegExp)),
  "tenantLogo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tenantInfoTenantLogoMax))),
  "publicTenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tenantInfoPublicTenantNameMax)),
  "studios": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tenantInfoStudiosItemIdMax)),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(tenantInfoStudiosItemZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(tenantInfoStudiosItemZoneIdMax))
})).check(/*#__PURE__*/ zod.maxLength(tenantInfoStudiosMax))
});

export type TenantInfo = zod.input<typeof TenantInfo>;
export type TenantInfoOutput = zod.output<typeof TenantInfo>;
