/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioCategory } from '../../model/studioCategory.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudioCategoriesUrl = () => {




  return `/v1/public/studios/categories`
}

/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export const listStudioCategories = async ( options?: Parameters<typeof fetcher>[1]): Promise<StudioCategory[]> => {

  return fetcher<StudioCategory[]>(getListStudioCategoriesUrl(),
  {
      operationId: 'listStudioCategories', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}