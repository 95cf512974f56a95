/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const stateOptionNameMin = 2;
export const stateOptionNameMax = 60;

export const stateOptionAbbreviationMin = 2;
export const stateOptionAbbreviationMax = 2;


export const stateOptionAbbreviationRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const StateOption = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(stateOptionNameMin)).check(/*#__PURE__*/ zod.maxLength(stateOptionNameMax)),
  "abbreviation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(stateOptionAbbreviationMin)).check(/*#__PURE__*/ zod.maxLength(stateOptionAbbreviationMax)).check(/*#__PURE__*/ zod.regex(stateOptionAbbreviationRegExp))
});

export type StateOption = zod.input<typeof StateOption>;
export type StateOptionOutput = zod.output<typeof StateOption>;
