/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FacilityCategory } from '../../model/facilityCategory.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListFacilityCategoriesUrl = () => {




  return `/v1/public/facilities/categories`
}

/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export const listFacilityCategories = async ( options?: Parameters<typeof fetcher>[1]): Promise<FacilityCategory[]> => {

  return fetcher<FacilityCategory[]>(getListFacilityCategoriesUrl(),
  {
      operationId: 'listFacilityCategories', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}