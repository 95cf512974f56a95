/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataValidation } from '../../model/masterDataValidation.ts';
import type { ValidateBookTrialSessionMasterDataParams } from '../../model/validateBookTrialSessionMasterDataParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateBookTrialSessionMasterDataUrl = (params: ValidateBookTrialSessionMasterDataParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/masterdata/validate/booktrialsession?${stringifiedParams}` : `/v1/me/masterdata/validate/booktrialsession`
}

/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export const validateBookTrialSessionMasterData = async (params: ValidateBookTrialSessionMasterDataParams, options?: Parameters<typeof fetcher>[1]): Promise<MasterDataValidation> => {

  return fetcher<MasterDataValidation>(getValidateBookTrialSessionMasterDataUrl(params),
  {
      operationId: 'validateBookTrialSessionMasterData', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}