/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountHolderValidation
} from './schemas/AccountHolderValidation.ts';

import {
  BankAccount
} from './schemas/BankAccount.ts';

import {
  BankAccountRequest
} from './schemas/BankAccountRequest.ts';



/**
 * For any logged-in user. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 * @summary BIC and bank name of an account
 */
export const ConvertBankAccountBody = BankAccountRequest

export const ConvertBankAccountResponse = BankAccount

/**
 * Public. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 * @summary BIC and bank name of an account (public)
 */
export const ConvertPublicBankAccountBody = BankAccountRequest

export const ConvertPublicBankAccountResponse = BankAccount

/**
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 * @summary Validate the account holder of a mandate
 */
export const validateAccountHolderQueryAccountHolderMax = 200;



export const ValidateAccountHolderQueryParams = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateAccountHolderQueryAccountHolderMax)).check(/*#__PURE__*/ zod.describe('The name as entered by the user.'))
})

export const ValidateAccountHolderResponse = AccountHolderValidation
