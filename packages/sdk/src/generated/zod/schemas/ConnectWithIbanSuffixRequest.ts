/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const connectWithIbanSuffixRequestStudioIdMax = 9007199254740991;

export const connectWithIbanSuffixRequestIbanSuffixMin = 4;
export const connectWithIbanSuffixRequestIbanSuffixMax = 4;


export const connectWithIbanSuffixRequestIbanSuffixRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9]{4}$');
export const connectWithIbanSuffixRequestLastnameMax = 80;


export const connectWithIbanSuffixRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const connectWithIbanSuffixRequestDateOfBirthMin = 10;
export const connectWithIbanSuffixRequestDateOfBirthMax = 10;



export const ConnectWithIbanSuffixRequest = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(connectWithIbanSuffixRequestStudioIdMax)),
  "ibanSuffix": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectWithIbanSuffixRequestIbanSuffixMin)).check(/*#__PURE__*/ zod.maxLength(connectWithIbanSuffixRequestIbanSuffixMax)).check(/*#__PURE__*/ zod.regex(connectWithIbanSuffixRequestIbanSuffixRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectWithIbanSuffixRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(connectWithIbanSuffixRequestLastnameRegExp)),
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(connectWithIbanSuffixRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(connectWithIbanSuffixRequestDateOfBirthMax))
});

export type ConnectWithIbanSuffixRequest = zod.input<typeof ConnectWithIbanSuffixRequest>;
export type ConnectWithIbanSuffixRequestOutput = zod.output<typeof ConnectWithIbanSuffixRequest>;
