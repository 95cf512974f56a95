/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const countryKeyMin = 2;
export const countryKeyMax = 2;


export const countryKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const countryValueMin = 2;
export const countryValueMax = 80;



export const Country = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(countryKeyMin)).check(/*#__PURE__*/ zod.maxLength(countryKeyMax)).check(/*#__PURE__*/ zod.regex(countryKeyRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(countryValueMin)).check(/*#__PURE__*/ zod.maxLength(countryValueMax))
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
