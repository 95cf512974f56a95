/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataValidation } from '../../model/masterDataValidation.ts';
import type { ValidateBookCourseMasterDataParams } from '../../model/validateBookCourseMasterDataParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateBookCourseMasterDataUrl = (params: ValidateBookCourseMasterDataParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/masterdata/validate/bookcourse?${stringifiedParams}` : `/v1/me/masterdata/validate/bookcourse`
}

/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export const validateBookCourseMasterData = async (params: ValidateBookCourseMasterDataParams, options?: Parameters<typeof familyFetcher>[1]): Promise<MasterDataValidation> => {

  return familyFetcher<MasterDataValidation>(getValidateBookCourseMasterDataUrl(params),
  {
      operationId: 'validateBookCourseMasterData', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}