/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ReferralProgram } from './ReferralProgram.ts';

export const myReferralProgramReferralCodeMin = 4;
export const myReferralProgramReferralCodeMax = 40;

export const myReferralProgramReferralUrlMin = 10;
export const myReferralProgramReferralUrlMax = 2000;

export const myReferralProgramRecruitedContractsMin = 0;
export const myReferralProgramRecruitedContractsMax = 1000000;



export const MyReferralProgram = /*#__PURE__*/ zod.object({
  "referralCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(myReferralProgramReferralCodeMin)).check(/*#__PURE__*/ zod.maxLength(myReferralProgramReferralCodeMax)),
  "referralUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(myReferralProgramReferralUrlMin)).check(/*#__PURE__*/ zod.maxLength(myReferralProgramReferralUrlMax)),
  "recruitedContracts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myReferralProgramRecruitedContractsMin)).check(/*#__PURE__*/ zod.lte(myReferralProgramRecruitedContractsMax)),
  "program": /*#__PURE__*/ zod.union([ReferralProgram,/*#__PURE__*/ zod.null()])
});

export type MyReferralProgram = zod.input<typeof MyReferralProgram>;
export type MyReferralProgramOutput = zod.output<typeof MyReferralProgram>;
