/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountHolderValidation } from '../../model/accountHolderValidation.ts';
import type { ValidateAccountHolderParams } from '../../model/validateAccountHolderParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateAccountHolderUrl = (params: ValidateAccountHolderParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bankaccount/validate/accountholder?${stringifiedParams}` : `/nox/public/v1/bankaccount/validate/accountholder`
}

/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export const validateAccountHolder = async (params: ValidateAccountHolderParams, options?: Parameters<typeof fetcher>[1]): Promise<AccountHolderValidation> => {

  return fetcher<AccountHolderValidation>(getValidateAccountHolderUrl(params),
  {
      operationId: 'validateAccountHolder', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}