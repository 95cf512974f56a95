/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AdditionalEmailRequest
} from '../schemas/AdditionalEmailRequest.ts';

import {
  CodeSent
} from '../schemas/CodeSent.ts';

import {
  VerifyAdditionalEmailRequest
} from '../schemas/VerifyAdditionalEmailRequest.ts';


/**
 * For anybody logged in; at most 5 addresses. Sends a code to the address, valid for 24 hours; verifyAdditionalEmail takes it. Adding an address again that is not verified yet sends a new code. An address that another account has gets the same answer, and its owner a notice.
 * @summary Add an e-mail address
 */
export const AddAdditionalEmailBody = AdditionalEmailRequest

export const AddAdditionalEmailResponse = CodeSent

/**
 * For anybody logged in. Takes verified and waiting addresses, and a code that is on its way to one becomes worthless. The main address is none of them. A repetition is refused with email.error.notfound.
 * @summary Remove an additional e-mail address
 */
export const deleteAdditionalEmailQueryAdditionalEmailIdMax = 9007199254740991;



export const DeleteAdditionalEmailQueryParams = /*#__PURE__*/ zod.object({
  "additionalEmailId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteAdditionalEmailQueryAdditionalEmailIdMax)).check(/*#__PURE__*/ zod.describe('Id of the additional address, as the contacts name it.'))
})

export const DeleteAdditionalEmailResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in. The old path of addAdditionalEmail, by the same rules; use that.
 * @deprecated
 * @summary Add an e-mail address (old path)
 */
export const AddAdditionalEmailLegacyBody = AdditionalEmailRequest

export const AddAdditionalEmailLegacyResponse = CodeSent

/**
 * For anybody logged in. The old path of deleteAdditionalEmail, by the same rules; use that.
 * @deprecated
 * @summary Remove an additional e-mail address (old path)
 */
export const deleteAdditionalEmailLegacyQueryAdditionalEmailIdMax = 9007199254740991;



export const DeleteAdditionalEmailLegacyQueryParams = /*#__PURE__*/ zod.object({
  "additionalEmailId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteAdditionalEmailLegacyQueryAdditionalEmailIdMax)).check(/*#__PURE__*/ zod.describe('Id of the additional address, as the contacts name it.'))
})

export const DeleteAdditionalEmailLegacyResponse = /*#__PURE__*/ zod.void()

/**
 * For the account that added the address, logged in. A code works once; a wrong one spends nothing. What is verified can log nobody in, but become the main address with changeMainEmail. Its path has no hyphen; there is no other.
 * @summary Verify an additional e-mail address
 */
export const VerifyAdditionalEmailBody = VerifyAdditionalEmailRequest

export const VerifyAdditionalEmailResponse = /*#__PURE__*/ zod.void()
