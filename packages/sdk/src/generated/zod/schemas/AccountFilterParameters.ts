/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const accountFilterParametersStartDateMin = 10;
export const accountFilterParametersStartDateMax = 10;

export const accountFilterParametersEndDateMin = 10;
export const accountFilterParametersEndDateMax = 10;



export const AccountFilterParameters = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(accountFilterParametersStartDateMin)).check(/*#__PURE__*/ zod.maxLength(accountFilterParametersStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(accountFilterParametersEndDateMin)).check(/*#__PURE__*/ zod.maxLength(accountFilterParametersEndDateMax))
});

export type AccountFilterParameters = zod.input<typeof AccountFilterParameters>;
export type AccountFilterParametersOutput = zod.output<typeof AccountFilterParameters>;
