/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { EmailAddress } from './EmailAddress.ts';

export const externalStudioIdMax = 9007199254740991;

export const externalStudioTenantMax = 63;

export const externalStudioNameMax = 120;

export const externalStudioLogoUrlMax = 2000;

export const externalStudioZoneIdMin = 3;
export const externalStudioZoneIdMax = 60;


export const externalStudioZoneIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z]+(/[A-Za-z_+-]+)*$');
export const externalStudioWebsiteMax = 2000;



export const ExternalStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(externalStudioIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalStudioTenantMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalStudioNameMax)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalStudioLogoUrlMax))),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(externalStudioZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(externalStudioZoneIdMax)).check(/*#__PURE__*/ zod.regex(externalStudioZoneIdRegExp)),
  "address": Address,
  "website": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalStudioWebsiteMax))),
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()])
});

export type ExternalStudio = zod.input<typeof ExternalStudio>;
export type ExternalStudioOutput = zod.output<typeof ExternalStudio>;
