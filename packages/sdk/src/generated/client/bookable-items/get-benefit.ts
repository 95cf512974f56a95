/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitWithStudios } from '../../model/benefitWithStudios.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetBenefitUrl = (benefitId: number,) => {




  return `/nox/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}`
}

/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export const getBenefit = async (benefitId: number, options?: Parameters<typeof familyFetcher>[1]): Promise<BenefitWithStudios> => {

  return familyFetcher<BenefitWithStudios>(getGetBenefitUrl(benefitId),
  {
      operationId: 'getBenefit', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}