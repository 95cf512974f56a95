/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BenefitAtStudio } from './BenefitAtStudio.ts';
import { Picture } from './Picture.ts';

export const benefitWithStudiosIdMax = 9007199254740991;

export const benefitWithStudiosBenefitIdMax = 9007199254740991;

export const benefitWithStudiosNameMax = 120;

export const benefitWithStudiosDescriptionMin = 0;
export const benefitWithStudiosDescriptionMax = 4000;

export const benefitWithStudiosColorHexMin = 7;
export const benefitWithStudiosColorHexMax = 7;


export const benefitWithStudiosColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const benefitWithStudiosDurationMinutesMin = 5;
export const benefitWithStudiosDurationMinutesMax = 1440;

export const benefitWithStudiosStudiosMax = 2000;



export const BenefitWithStudios = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(benefitWithStudiosIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['SINGLE']),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(benefitWithStudiosBenefitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(benefitWithStudiosNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(benefitWithStudiosDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(benefitWithStudiosDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(benefitWithStudiosColorHexMin)).check(/*#__PURE__*/ zod.maxLength(benefitWithStudiosColorHexMax)).check(/*#__PURE__*/ zod.regex(benefitWithStudiosColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitWithStudiosDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(benefitWithStudiosDurationMinutesMax)),
  "studios": /*#__PURE__*/ zod.array(BenefitAtStudio).check(/*#__PURE__*/ zod.maxLength(benefitWithStudiosStudiosMax))
});

export type BenefitWithStudios = zod.input<typeof BenefitWithStudios>;
export type BenefitWithStudiosOutput = zod.output<typeof BenefitWithStudios>;
