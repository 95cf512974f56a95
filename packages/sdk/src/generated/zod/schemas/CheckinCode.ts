/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const checkinCodeValueMin = 8;
export const checkinCodeValueMax = 120;


export const checkinCodeValueRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const checkinCodeValidUntilMin = 20;
export const checkinCodeValidUntilMax = 35;



export const CheckinCode = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(checkinCodeValueMin)).check(/*#__PURE__*/ zod.maxLength(checkinCodeValueMax)).check(/*#__PURE__*/ zod.regex(checkinCodeValueRegExp)),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinCodeValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(checkinCodeValidUntilMax))
});

export type CheckinCode = zod.input<typeof CheckinCode>;
export type CheckinCodeOutput = zod.output<typeof CheckinCode>;
