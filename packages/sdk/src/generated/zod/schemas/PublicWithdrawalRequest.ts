/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const publicWithdrawalRequestOrganizationUnitIdMax = 9007199254740991;

export const publicWithdrawalRequestFirstnameMax = 80;


export const publicWithdrawalRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const publicWithdrawalRequestLastnameMax = 80;


export const publicWithdrawalRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const publicWithdrawalRequestContractMax = 200;



export const PublicWithdrawalRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicWithdrawalRequestOrganizationUnitIdMax)),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicWithdrawalRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(publicWithdrawalRequestFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicWithdrawalRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(publicWithdrawalRequestLastnameRegExp)),
  "contract": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicWithdrawalRequestContractMax)),
  "email": EmailAddress
});

export type PublicWithdrawalRequest = zod.input<typeof PublicWithdrawalRequest>;
export type PublicWithdrawalRequestOutput = zod.output<typeof PublicWithdrawalRequest>;
