/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { ClosingHours } from './ClosingHours.ts';
import { Coordinates } from './Coordinates.ts';

export const checkInFacilityFacilityIdMax = 9007199254740991;

export const checkInFacilityTenantMax = 63;


export const checkInFacilityTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const checkInFacilityTenantNameMax = 120;

export const checkInFacilityNameMax = 120;

export const checkInFacilityLogoUrlMax = 2000;

export const checkInFacilityZoneIdMin = 3;
export const checkInFacilityZoneIdMax = 60;

export const checkInFacilityClosingHoursDtosMax = 50;



export const CheckInFacility = /*#__PURE__*/ zod.object({
  "facilityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkInFacilityFacilityIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInFacilityTenantMax)).check(/*#__PURE__*/ zod.regex(checkInFacilityTenantRegExp)),
  "tenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInFacilityTenantNameMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInFacilityNameMax)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInFacilityLogoUrlMax))),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(checkInFacilityZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(checkInFacilityZoneIdMax)),
  "address": Address,
  "coordinates": /*#__PURE__*/ zod.union([Coordinates,/*#__PURE__*/ zod.null()]),
  "closingHoursDtos": /*#__PURE__*/ zod.array(ClosingHours).check(/*#__PURE__*/ zod.maxLength(checkInFacilityClosingHoursDtosMax))
});

export type CheckInFacility = zod.input<typeof CheckInFacility>;
export type CheckInFacilityOutput = zod.output<typeof CheckInFacility>;
