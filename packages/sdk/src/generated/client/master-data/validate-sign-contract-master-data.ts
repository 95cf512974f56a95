/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataValidation } from '../../model/masterDataValidation.ts';
import type { ValidateSignContractMasterDataParams } from '../../model/validateSignContractMasterDataParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateSignContractMasterDataUrl = (params: ValidateSignContractMasterDataParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/masterdata/validate/signcontract?${stringifiedParams}` : `/v1/me/masterdata/validate/signcontract`
}

/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export const validateSignContractMasterData = async (params: ValidateSignContractMasterDataParams, options?: Parameters<typeof fetcher>[1]): Promise<MasterDataValidation> => {

  return fetcher<MasterDataValidation>(getValidateSignContractMasterDataUrl(params),
  {
      operationId: 'validateSignContractMasterData', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}