/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AdditionalEmailRequest
} from './schemas/AdditionalEmailRequest.ts';

import {
  CodeSent
} from './schemas/CodeSent.ts';

import {
  VerifyAdditionalEmailRequest
} from './schemas/VerifyAdditionalEmailRequest.ts';



/**
 * For any logged-in user; at most 5 addresses. Sends a code to the address, valid for 24 hours, for verifyAdditionalEmail. Adding an unverified address again sends a new code. For an address of another account, the response is the same, and its owner is notified.
 * @summary Add an email address
 */
export const AddAdditionalEmailBody = AdditionalEmailRequest

export const AddAdditionalEmailResponse = CodeSent

/**
 * For any logged-in user. Removes verified and unverified addresses and invalidates a pending code. The main address cannot be removed. Repeating the call fails with email.error.notfound.
 * @summary Remove an additional email address
 */
export const deleteAdditionalEmailQueryAdditionalEmailIdMax = 9007199254740991;



export const DeleteAdditionalEmailQueryParams = /*#__PURE__*/ zod.object({
  "additionalEmailId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteAdditionalEmailQueryAdditionalEmailIdMax)).check(/*#__PURE__*/ zod.describe('Id of the additional address, as in the contact data.'))
})

export const DeleteAdditionalEmailResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user. Old path of addAdditionalEmail with the same behavior; use that instead.
 * @deprecated
 * @summary Add an email address (old path)
 */
export const AddAdditionalEmailLegacyBody = AdditionalEmailRequest

export const AddAdditionalEmailLegacyResponse = CodeSent

/**
 * For any logged-in user. Old path of deleteAdditionalEmail with the same behavior; use that instead.
 * @deprecated
 * @summary Remove an additional email address (old path)
 */
export const deleteAdditionalEmailLegacyQueryAdditionalEmailIdMax = 9007199254740991;



export const DeleteAdditionalEmailLegacyQueryParams = /*#__PURE__*/ zod.object({
  "additionalEmailId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteAdditionalEmailLegacyQueryAdditionalEmailIdMax)).check(/*#__PURE__*/ zod.describe('Id of the additional address, as in the contact data.'))
})

export const DeleteAdditionalEmailLegacyResponse = /*#__PURE__*/ zod.void()

/**
 * For the account that added the address, logged in. A code works once; wrong attempts do not use it up. A verified address cannot be used to log in, but can become the main address with changeMainEmail. Its path has no hyphen; there is no other.
 * @summary Verify an additional email address
 */
export const VerifyAdditionalEmailBody = VerifyAdditionalEmailRequest

export const VerifyAdditionalEmailResponse = /*#__PURE__*/ zod.void()
