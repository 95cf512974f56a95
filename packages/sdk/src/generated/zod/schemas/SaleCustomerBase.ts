/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const saleCustomerBaseFirstnameMax = 80;

export const saleCustomerBaseLastnameMax = 80;

export const saleCustomerBaseDateOfBirthMin = 10;
export const saleCustomerBaseDateOfBirthMax = 10;



export const SaleCustomerBase = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saleCustomerBaseFirstnameMax)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saleCustomerBaseLastnameMax)),
  "email": EmailAddress,
  "dateOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(saleCustomerBaseDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(saleCustomerBaseDateOfBirthMax)))
});

export type SaleCustomerBase = zod.input<typeof SaleCustomerBase>;
export type SaleCustomerBaseOutput = zod.output<typeof SaleCustomerBase>;
