/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountHolderValidation
} from '../schemas/AccountHolderValidation.ts';

import {
  BankAccount
} from '../schemas/BankAccount.ts';

import {
  BankAccountRequest
} from '../schemas/BankAccountRequest.ts';


/**
 * For anybody logged in. Tells whether an IBAN is right and which bank it is of; nothing is kept, and whether the account exists is not looked at.
 * @summary BIC and name of the bank of an account
 */
export const ConvertBankAccountBody = BankAccountRequest

export const ConvertBankAccountResponse = BankAccount

/**
 * For anybody. Tells whether an IBAN is right and which bank it is of; nothing is kept, and whether the account exists is not looked at.
 * @summary BIC and name of the bank of an account, without an account of one’s own
 */
export const ConvertPublicBankAccountBody = BankAccountRequest

export const ConvertPublicBankAccountResponse = BankAccount

/**
 * For anybody. Looks at the letters of the name alone; whether an account has this holder is not looked at. Nothing is kept, and no log has the name.
 * @summary Whether a mandate can be given in a name
 */
export const validateAccountHolderQueryAccountHolderMax = 200;



export const ValidateAccountHolderQueryParams = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateAccountHolderQueryAccountHolderMax)).check(/*#__PURE__*/ zod.describe('The name as it was typed.'))
})

export const ValidateAccountHolderResponse = AccountHolderValidation
