/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableBenefit } from '../../model/bookableBenefit.ts';
import type { ListPublicBookableBenefitsParams } from '../../model/listPublicBookableBenefitsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicBookableBenefitsUrl = (params: ListPublicBookableBenefitsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/benefits?${stringifiedParams}` : `/nox/public/v1/bookableitems/benefits`
}

/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export const listPublicBookableBenefits = async (params: ListPublicBookableBenefitsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableBenefit[]> => {

  return fetcher<BookableBenefit[]>(getListPublicBookableBenefitsUrl(params),
  {
      operationId: 'listPublicBookableBenefits', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}