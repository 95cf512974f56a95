/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { Coordinates } from './Coordinates.ts';

export const listedStudioIdMax = 9007199254740991;

export const listedStudioTenantMax = 63;


export const listedStudioTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const listedStudioTenantNameMax = 120;

export const listedStudioStudioUuidMin = 4;
export const listedStudioStudioUuidMax = 120;


export const listedStudioStudioUuidRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/_-]+={0,2}$');
export const listedStudioNameMax = 120;

export const listedStudioAliasMin = 2;
export const listedStudioAliasMax = 80;


export const listedStudioAliasRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');
export const listedStudioLogoUrlMax = 2000;

export const listedStudioZoneIdMin = 3;
export const listedStudioZoneIdMax = 60;



export const ListedStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listedStudioIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listedStudioTenantMax)).check(/*#__PURE__*/ zod.regex(listedStudioTenantRegExp)),
  "tenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listedStudioTenantNameMax)),
  "studioUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listedStudioStudioUuidMin)).check(/*#__PURE__*/ zod.maxLength(listedStudioStudioUuidMax)).check(/*#__PURE__*/ zod.regex(listedStudioStudioUuidRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listedStudioNameMax)),
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listedStudioAliasMin)).check(/*#__PURE__*/ zod.maxLength(listedStudioAliasMax)).check(/*#__PURE__*/ zod.regex(listedStudioAliasRegExp)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listedStudioLogoUrlMax))),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listedStudioZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(listedStudioZoneIdMax)),
  "address": Address,
  "coordinates": /*#__PURE__*/ zod.union([Coordinates,/*#__PURE__*/ zod.null()])
});

export type ListedStudio = zod.input<typeof ListedStudio>;
export type ListedStudioOutput = zod.output<typeof ListedStudio>;
