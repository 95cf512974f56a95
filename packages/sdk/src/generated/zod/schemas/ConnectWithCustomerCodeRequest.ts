/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const connectWithCustomerCodeRequestStudioIdMax = 9007199254740991;

export const connectWithCustomerCodeRequestCustomerCodeMin = 3;
export const connectWithCustomerCodeRequestCustomerCodeMax = 32;


export const connectWithCustomerCodeRequestCustomerCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const connectWithCustomerCodeRequestDateOfBirthMin = 10;
export const connectWithCustomerCodeRequestDateOfBirthMax = 10;



export const ConnectWithCustomerCodeRequest = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(connectWithCustomerCodeRequestStudioIdMax)),
  "customerCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectWithCustomerCodeRequestCustomerCodeMin)).check(/*#__PURE__*/ zod.maxLength(connectWithCustomerCodeRequestCustomerCodeMax)).check(/*#__PURE__*/ zod.regex(connectWithCustomerCodeRequestCustomerCodeRegExp)),
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(connectWithCustomerCodeRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(connectWithCustomerCodeRequestDateOfBirthMax))
});

export type ConnectWithCustomerCodeRequest = zod.input<typeof ConnectWithCustomerCodeRequest>;
export type ConnectWithCustomerCodeRequestOutput = zod.output<typeof ConnectWithCustomerCodeRequest>;
