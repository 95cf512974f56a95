/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bookSingleRequestBenefitIdMax = 9007199254740991;

export const bookSingleRequestOrganizationUnitIdMax = 9007199254740991;

export const bookSingleRequestStartDateTimeMin = 20;
export const bookSingleRequestStartDateTimeMax = 35;

export const bookSingleRequestEmployeeIdMax = 9007199254740991;

export const bookSingleRequestBookingOptionIdMax = 9007199254740991;



export const BookSingleRequest = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookSingleRequestBenefitIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookSingleRequestOrganizationUnitIdMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(bookSingleRequestStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(bookSingleRequestStartDateTimeMax)),
  "employeeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookSingleRequestEmployeeIdMax))),
  "bookingOptionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookSingleRequestBookingOptionIdMax))
});

export type BookSingleRequest = zod.input<typeof BookSingleRequest>;
export type BookSingleRequestOutput = zod.output<typeof BookSingleRequest>;
