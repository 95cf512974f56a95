/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const tenantConfigTenantMax = 63;


export const tenantConfigTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const tenantConfigOrganizationUnitIdMax = 9007199254740991;

export const tenantConfigStudioUuidMin = 4;
export const tenantConfigStudioUuidMax = 120;


export const tenantConfigStudioUuidRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/_-]+={0,2}$');
export const tenantConfigContractTerminationLinkMax = 2000;



export const TenantConfig = /*#__PURE__*/ zod.object({
  "tenant": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tenantConfigTenantMax)).check(/*#__PURE__*/ zod.regex(tenantConfigTenantRegExp))),
  "organizationUnitId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tenantConfigOrganizationUnitIdMax))),
  "studioUuid": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(tenantConfigStudioUuidMin)).check(/*#__PURE__*/ zod.maxLength(tenantConfigStudioUuidMax)).check(/*#__PURE__*/ zod.regex(tenantConfigStudioUuidRegExp))),
  "isBookingPortal": /*#__PURE__*/ zod.boolean(),
  "externalPage": /*#__PURE__*/ zod.boolean(),
  "maintenance": /*#__PURE__*/ zod.boolean(),
  "contractTerminationLink": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tenantConfigContractTerminationLinkMax)))
});

export type TenantConfig = zod.input<typeof TenantConfig>;
export type TenantConfigOutput = zod.output<typeof TenantConfig>;
