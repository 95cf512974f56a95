/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableBenefit } from '../../model/bookableBenefit.ts';
import type { ListBookableBenefitsParams } from '../../model/listBookableBenefitsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListBookableBenefitsUrl = (params: ListBookableBenefitsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/benefits?${stringifiedParams}` : `/nox/v1/bookableitems/benefits`
}

/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export const listBookableBenefits = async (params: ListBookableBenefitsParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableBenefit[]> => {

  return familyFetcher<BookableBenefit[]>(getListBookableBenefitsUrl(params),
  {
      operationId: 'listBookableBenefits', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}