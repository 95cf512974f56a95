/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { WhitelabelStyle } from './WhitelabelStyle.ts';
import { WhitelabelTexts } from './WhitelabelTexts.ts';

export const whitelabelConfigIdMin = 0;
export const whitelabelConfigIdMax = 10000;

export const whitelabelConfigNameMax = 120;

export const whitelabelConfigPlatformNameMax = 120;

export const whitelabelConfigTenantNameMax = 63;


export const whitelabelConfigTenantNameRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const whitelabelConfigBrandIdentifierMax = 60;

export const whitelabelConfigLegalEntityMax = 200;

export const whitelabelConfigLegalEntityAddressMax = 400;

export const whitelabelConfigPublicFacilityGroupMax = 100;

export const whitelabelConfigCustomCancellationLinkMax = 2000;



export const WhitelabelConfig = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(whitelabelConfigIdMin)).check(/*#__PURE__*/ zod.lte(whitelabelConfigIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigNameMax)),
  "platformName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigPlatformNameMax)),
  "tenantName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigTenantNameMax)).check(/*#__PURE__*/ zod.regex(whitelabelConfigTenantNameRegExp))),
  "brandIdentifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigBrandIdentifierMax)),
  "context": /*#__PURE__*/ zod.enum(['STUDIO', 'BOOKING_PORTAL']),
  "accountContext": /*#__PURE__*/ zod.enum(['MY_SPORTS', 'FIT_X', 'RSG_GROUP']),
  "legalEntity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigLegalEntityMax)),
  "legalEntityAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigLegalEntityAddressMax)),
  "publicFacilityGroup": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigPublicFacilityGroupMax)),
  "style": WhitelabelStyle,
  "texts": WhitelabelTexts,
  "hideSupportUrl": /*#__PURE__*/ zod.boolean(),
  "hideHomeTab": /*#__PURE__*/ zod.boolean(),
  "customCancellationLink": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelConfigCustomCancellationLinkMax)))
});

export type WhitelabelConfig = zod.input<typeof WhitelabelConfig>;
export type WhitelabelConfigOutput = zod.output<typeof WhitelabelConfig>;
