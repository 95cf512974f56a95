/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataValidation } from '../../model/masterDataValidation.ts';
import type { ValidateBookAppointmentMasterDataParams } from '../../model/validateBookAppointmentMasterDataParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateBookAppointmentMasterDataUrl = (params: ValidateBookAppointmentMasterDataParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/masterdata/validate/bookapppointment?${stringifiedParams}` : `/v1/me/masterdata/validate/bookapppointment`
}

/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export const validateBookAppointmentMasterData = async (params: ValidateBookAppointmentMasterDataParams, options?: Parameters<typeof familyFetcher>[1]): Promise<MasterDataValidation> => {

  return familyFetcher<MasterDataValidation>(getValidateBookAppointmentMasterDataUrl(params),
  {
      operationId: 'validateBookAppointmentMasterData', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}