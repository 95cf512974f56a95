/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BankAccount } from '../../model/bankAccount.ts';
import type { BankAccountRequest } from '../../model/bankAccountRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConvertPublicBankAccountUrl = () => {




  return `/nox/public/v1/bankaccount/converttobicandname`
}

/**
 * BIC and bank name of an account (public)
 *
 * Public. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 */
export const convertPublicBankAccount = async (bankAccountRequest: BankAccountRequest, options?: Parameters<typeof fetcher>[1]): Promise<BankAccount> => {

    
return fetcher<BankAccount>(getConvertPublicBankAccountUrl(),
  {
    operationId: 'convertPublicBankAccount',
    statuses: [200, 400, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(bankAccountRequest)
  }
);}