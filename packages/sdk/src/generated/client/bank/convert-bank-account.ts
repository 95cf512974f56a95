/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BankAccount } from '../../model/bankAccount.ts';
import type { BankAccountRequest } from '../../model/bankAccountRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConvertBankAccountUrl = () => {




  return `/nox/v1/bankaccount/converttobicandname`
}

/**
 * BIC and bank name of an account
 *
 * For any logged-in user. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 */
export const convertBankAccount = async (bankAccountRequest: BankAccountRequest, options?: Parameters<typeof fetcher>[1]): Promise<BankAccount> => {

    
return fetcher<BankAccount>(getConvertBankAccountUrl(),
  {
    operationId: 'convertBankAccount',
    statuses: [200, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(bankAccountRequest)
  }
);}