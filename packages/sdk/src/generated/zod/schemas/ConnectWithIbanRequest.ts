/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const connectWithIbanRequestStudioIdMax = 9007199254740991;

export const connectWithIbanRequestIbanMin = 15;
export const connectWithIbanRequestIbanMax = 34;


export const connectWithIbanRequestIbanRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
export const connectWithIbanRequestDateOfBirthMin = 10;
export const connectWithIbanRequestDateOfBirthMax = 10;



export const ConnectWithIbanRequest = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(connectWithIbanRequestStudioIdMax)),
  "iban": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectWithIbanRequestIbanMin)).check(/*#__PURE__*/ zod.maxLength(connectWithIbanRequestIbanMax)).check(/*#__PURE__*/ zod.regex(connectWithIbanRequestIbanRegExp)),
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(connectWithIbanRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(connectWithIbanRequestDateOfBirthMax))
});

export type ConnectWithIbanRequest = zod.input<typeof ConnectWithIbanRequest>;
export type ConnectWithIbanRequestOutput = zod.output<typeof ConnectWithIbanRequest>;
