/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CancelationType } from './CancelationType.ts';
import { EmailAddress } from './EmailAddress.ts';

export const publicCancelationRequestOrganizationUnitIdMax = 9007199254740991;

export const publicCancelationRequestReasonMax = 2000;

export const publicCancelationRequestFirstnameMax = 80;


export const publicCancelationRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const publicCancelationRequestLastnameMax = 80;


export const publicCancelationRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const publicCancelationRequestCustomerNumberMax = 40;

export const publicCancelationRequestDateOfBirthMin = 10;
export const publicCancelationRequestDateOfBirthMax = 10;

export const publicCancelationRequestContractMax = 200;

export const publicCancelationRequestContractEndDateMin = 10;
export const publicCancelationRequestContractEndDateMax = 10;



export const PublicCancelationRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCancelationRequestOrganizationUnitIdMax)),
  "type": CancelationType,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestReasonMax))),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(publicCancelationRequestFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(publicCancelationRequestLastnameRegExp)),
  "customerNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestCustomerNumberMax))),
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(publicCancelationRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestDateOfBirthMax))),
  "contract": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestContractMax)),
  "contractEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(publicCancelationRequestContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(publicCancelationRequestContractEndDateMax))),
  "email": EmailAddress
});

export type PublicCancelationRequest = zod.input<typeof PublicCancelationRequest>;
export type PublicCancelationRequestOutput = zod.output<typeof PublicCancelationRequest>;
