/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { BenefitType } from './BenefitType.ts';
import { Person } from './Person.ts';
import { Picture } from './Picture.ts';

export const bookableBenefitIdMax = 9007199254740991;

export const bookableBenefitBenefitIdMax = 9007199254740991;

export const bookableBenefitNameMax = 120;

export const bookableBenefitDescriptionMin = 0;
export const bookableBenefitDescriptionMax = 4000;

export const bookableBenefitColorHexMin = 7;
export const bookableBenefitColorHexMax = 7;


export const bookableBenefitColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const bookableBenefitDurationMinutesMin = 5;
export const bookableBenefitDurationMinutesMax = 1440;

export const bookableBenefitEmployeesMax = 50;



export const BookableBenefit = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableBenefitIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['SINGLE']),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableBenefitBenefitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableBenefitNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableBenefitDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookableBenefitDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableBenefitColorHexMin)).check(/*#__PURE__*/ zod.maxLength(bookableBenefitColorHexMax)).check(/*#__PURE__*/ zod.regex(bookableBenefitColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableBenefitDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(bookableBenefitDurationMinutesMax)),
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(bookableBenefitEmployeesMax)),
  "benefitBookingOptionType": /*#__PURE__*/ zod.union([BenefitType,/*#__PURE__*/ zod.null()]),
  "price": AppointmentPrice
});

export type BookableBenefit = zod.input<typeof BookableBenefit>;
export type BookableBenefitOutput = zod.output<typeof BookableBenefit>;
