/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitWithStudios } from '../../model/benefitWithStudios.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicBenefitUrl = (benefitId: number,) => {




  return `/nox/public/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}`
}

/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export const getPublicBenefit = async (benefitId: number, options?: Parameters<typeof fetcher>[1]): Promise<BenefitWithStudios> => {

  return fetcher<BenefitWithStudios>(getGetPublicBenefitUrl(benefitId),
  {
      operationId: 'getPublicBenefit', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}