/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';
import { ClosingHours } from './ClosingHours.ts';
import { Coordinates } from './Coordinates.ts';
import { EmailAddress } from './EmailAddress.ts';
import { Picture } from './Picture.ts';
import { StudioContact } from './StudioContact.ts';

export const studioIdMax = 9007199254740991;

export const studioMagiclineIdMax = 9007199254740991;

export const studioTenantNameMax = 120;

export const studioNameMax = 120;

export const studioLogoUrlMax = 2000;

export const studioZoneIdMin = 3;
export const studioZoneIdMax = 60;

export const studioTypeMin = 0;
export const studioTypeMax = 99;

export const studioContactsMax = 20;

export const studioWebsiteMax = 2000;

export const studioCurrencyCodeMin = 3;
export const studioCurrencyCodeMax = 3;


export const studioCurrencyCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{3}$');
export const studioLocaleMin = 5;
export const studioLocaleMax = 5;


export const studioLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}_[A-Z]{2}$');
export const studioClosingHoursDtosMax = 50;

export const studioNameOnlyItemsMax = 5;



export const Studio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioIdMax)),
  "magiclineId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioMagiclineIdMax)),
  "tenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioTenantNameMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioNameMax)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioLogoUrlMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(studioZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(studioZoneIdMax)),
  "type": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studioTypeMin)).check(/*#__PURE__*/ zod.lte(studioTypeMax)),
  "address": Address,
  "coordinates": /*#__PURE__*/ zod.union([Coordinates,/*#__PURE__*/ zod.null()]),
  "contacts": /*#__PURE__*/ zod.array(StudioContact).check(/*#__PURE__*/ zod.maxLength(studioContactsMax)),
  "website": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioWebsiteMax))),
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]),
  "currencyCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(studioCurrencyCodeMin)).check(/*#__PURE__*/ zod.maxLength(studioCurrencyCodeMax)).check(/*#__PURE__*/ zod.regex(studioCurrencyCodeRegExp)),
  "locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(studioLocaleMin)).check(/*#__PURE__*/ zod.maxLength(studioLocaleMax)).check(/*#__PURE__*/ zod.regex(studioLocaleRegExp)),
  "closingHoursDtos": /*#__PURE__*/ zod.array(ClosingHours).check(/*#__PURE__*/ zod.maxLength(studioClosingHoursDtosMax)),
  "onlineCancelationEnabled": /*#__PURE__*/ zod.boolean(),
  "nameOnlyItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['COURSE_APPOINTMENT', 'SINGLE_APPOINTMENT', 'BENEFIT_OFFER', 'DAY_TICKET', 'VOUCHER'])).check(/*#__PURE__*/ zod.maxLength(studioNameOnlyItemsMax)))
});

export type Studio = zod.input<typeof Studio>;
export type StudioOutput = zod.output<typeof Studio>;
