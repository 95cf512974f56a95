/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ReferralDiscount } from './ReferralDiscount.ts';

export const referralProgramOrganizationUnitIdMax = 9007199254740991;

export const referralProgramNameMax = 120;

export const referralProgramDescriptionMin = 0;
export const referralProgramDescriptionMax = 2000;

export const referralProgramRewardDescriptionMin = 0;
export const referralProgramRewardDescriptionMax = 2000;

export const referralProgramValidUntilMin = 10;
export const referralProgramValidUntilMax = 10;



export const ReferralProgram = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(referralProgramOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralProgramNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(referralProgramDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(referralProgramDescriptionMax)),
  "rewardDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(referralProgramRewardDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(referralProgramRewardDescriptionMax)),
  "discount": ReferralDiscount,
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(referralProgramValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(referralProgramValidUntilMax)))
});

export type ReferralProgram = zod.input<typeof ReferralProgram>;
export type ReferralProgramOutput = zod.output<typeof ReferralProgram>;
