/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LegalInfoType } from './LegalInfoType.ts';

export const givenConsentIdMax = 9007199254740991;

export const givenConsentOrganizationUnitIdMax = 9007199254740991;

export const givenConsentStudioNameMax = 120;

export const givenConsentNameMax = 120;

export const givenConsentTextMax = 1000;

export const givenConsentVersionMax = 100000;

export const givenConsentGivenAtMin = 20;
export const givenConsentGivenAtMax = 35;

export const givenConsentWithdrawnAtMin = 20;
export const givenConsentWithdrawnAtMax = 35;



export const GivenConsent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(givenConsentIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(givenConsentOrganizationUnitIdMax)),
  "studioName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(givenConsentStudioNameMax)),
  "type": LegalInfoType,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(givenConsentNameMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(givenConsentTextMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(givenConsentVersionMax)),
  "mandatory": /*#__PURE__*/ zod.boolean(),
  "givenAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(givenConsentGivenAtMin)).check(/*#__PURE__*/ zod.maxLength(givenConsentGivenAtMax)),
  "withdrawnAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(givenConsentWithdrawnAtMin)).check(/*#__PURE__*/ zod.maxLength(givenConsentWithdrawnAtMax)))
});

export type GivenConsent = zod.input<typeof GivenConsent>;
export type GivenConsentOutput = zod.output<typeof GivenConsent>;
