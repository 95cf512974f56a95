/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioFeatureCategory } from '../../model/studioFeatureCategory.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudioFeatureCategoriesUrl = () => {




  return `/v1/public/studios/featureCategories`
}

/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export const listStudioFeatureCategories = async ( options?: Parameters<typeof fetcher>[1]): Promise<StudioFeatureCategory[]> => {

  return fetcher<StudioFeatureCategory[]>(getListStudioFeatureCategoriesUrl(),
  {
      operationId: 'listStudioFeatureCategories', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}