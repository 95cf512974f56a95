/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FeatureState } from '../../model/featureState.ts';
import type { ListFeaturesParams } from '../../model/listFeaturesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListFeaturesUrl = (params?: ListFeaturesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/feature?${stringifiedParams}` : `/nox/v1/feature`
}

/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export const listFeatures = async (params?: ListFeaturesParams, options?: Parameters<typeof fetcher>[1]): Promise<FeatureState[]> => {

  return fetcher<FeatureState[]>(getListFeaturesUrl(params),
  {
      operationId: 'listFeatures', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}