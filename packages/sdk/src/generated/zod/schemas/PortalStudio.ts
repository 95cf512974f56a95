/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { ClosingHours } from './ClosingHours.ts';
import { Coordinates } from './Coordinates.ts';
import { Picture } from './Picture.ts';

export const portalStudioIdMax = 9007199254740991;

export const portalStudioTenantMax = 63;


export const portalStudioTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const portalStudioStudioUuidMin = 4;
export const portalStudioStudioUuidMax = 120;


export const portalStudioStudioUuidRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/_-]+={0,2}$');
export const portalStudioNameMax = 120;

export const portalStudioLogoUrlMax = 2000;

export const portalStudioZoneIdMin = 3;
export const portalStudioZoneIdMax = 60;

export const portalStudioClosingHoursDtosMax = 50;



export const PortalStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(portalStudioIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(portalStudioTenantMax)).check(/*#__PURE__*/ zod.regex(portalStudioTenantRegExp)),
  "studioUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(portalStudioStudioUuidMin)).check(/*#__PURE__*/ zod.maxLength(portalStudioStudioUuidMax)).check(/*#__PURE__*/ zod.regex(portalStudioStudioUuidRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(portalStudioNameMax)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(portalStudioLogoUrlMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(portalStudioZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(portalStudioZoneIdMax)),
  "address": Address,
  "coordinates": /*#__PURE__*/ zod.union([Coordinates,/*#__PURE__*/ zod.null()]),
  "closingHoursDtos": /*#__PURE__*/ zod.array(ClosingHours).check(/*#__PURE__*/ zod.maxLength(portalStudioClosingHoursDtosMax))
});

export type PortalStudio = zod.input<typeof PortalStudio>;
export type PortalStudioOutput = zod.output<typeof PortalStudio>;
