/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FeatureState } from '../../model/featureState.ts';
import type { ListPublicFeaturesParams } from '../../model/listPublicFeaturesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicFeaturesUrl = (params?: ListPublicFeaturesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/feature?${stringifiedParams}` : `/nox/public/v1/feature`
}

/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export const listPublicFeatures = async (params?: ListPublicFeaturesParams, options?: Parameters<typeof fetcher>[1]): Promise<FeatureState[]> => {

  return fetcher<FeatureState[]>(getListPublicFeaturesUrl(params),
  {
      operationId: 'listPublicFeatures', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}