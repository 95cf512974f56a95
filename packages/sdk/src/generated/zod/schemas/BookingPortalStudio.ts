/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { ClosingHours } from './ClosingHours.ts';
import { Coordinates } from './Coordinates.ts';
import { Picture } from './Picture.ts';
import { StudioCategory } from './StudioCategory.ts';
import { StudioFeature } from './StudioFeature.ts';
import { StudioRating } from './StudioRating.ts';

export const bookingPortalStudioIdMax = 9007199254740991;

export const bookingPortalStudioTenantMax = 63;


export const bookingPortalStudioTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const bookingPortalStudioTenantNameMax = 120;

export const bookingPortalStudioStudioUuidMin = 4;
export const bookingPortalStudioStudioUuidMax = 120;


export const bookingPortalStudioStudioUuidRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/_-]+={0,2}$');
export const bookingPortalStudioExternalIdMax = 64;


export const bookingPortalStudioExternalIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const bookingPortalStudioNameMax = 120;

export const bookingPortalStudioAliasMin = 2;
export const bookingPortalStudioAliasMax = 80;


export const bookingPortalStudioAliasRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');
export const bookingPortalStudioLogoUrlMax = 2000;

export const bookingPortalStudioZoneIdMin = 3;
export const bookingPortalStudioZoneIdMax = 60;

export const bookingPortalStudioClosingHoursDtosMax = 50;

export const bookingPortalStudioCategoriesMax = 50;

export const bookingPortalStudioFeaturesMax = 200;



export const BookingPortalStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookingPortalStudioIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioTenantMax)).check(/*#__PURE__*/ zod.regex(bookingPortalStudioTenantRegExp)),
  "tenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioTenantNameMax)),
  "studioUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookingPortalStudioStudioUuidMin)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioStudioUuidMax)).check(/*#__PURE__*/ zod.regex(bookingPortalStudioStudioUuidRegExp)),
  "externalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioExternalIdMax)).check(/*#__PURE__*/ zod.regex(bookingPortalStudioExternalIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioNameMax)),
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookingPortalStudioAliasMin)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioAliasMax)).check(/*#__PURE__*/ zod.regex(bookingPortalStudioAliasRegExp)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioLogoUrlMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookingPortalStudioZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioZoneIdMax)),
  "address": Address,
  "coordinates": /*#__PURE__*/ zod.union([Coordinates,/*#__PURE__*/ zod.null()]),
  "closingHoursDtos": /*#__PURE__*/ zod.array(ClosingHours).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioClosingHoursDtosMax)),
  "categories": /*#__PURE__*/ zod.array(StudioCategory).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioCategoriesMax)),
  "features": /*#__PURE__*/ zod.array(StudioFeature).check(/*#__PURE__*/ zod.maxLength(bookingPortalStudioFeaturesMax)),
  "rating": StudioRating
});

export type BookingPortalStudio = zod.input<typeof BookingPortalStudio>;
export type BookingPortalStudioOutput = zod.output<typeof BookingPortalStudio>;
