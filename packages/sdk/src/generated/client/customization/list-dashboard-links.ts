/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DashboardLink } from '../../model/dashboardLink.ts';
import type { ListDashboardLinksParams } from '../../model/listDashboardLinksParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListDashboardLinksUrl = (params: ListDashboardLinksParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/mysports-customization-config/dashboard-links/by-organization-unit?${stringifiedParams}` : `/nox/v1/mysports-customization-config/dashboard-links/by-organization-unit`
}

/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export const listDashboardLinks = async (params: ListDashboardLinksParams, options?: Parameters<typeof fetcher>[1]): Promise<DashboardLink[]> => {

  return fetcher<DashboardLink[]>(getListDashboardLinksUrl(params),
  {
      operationId: 'listDashboardLinks', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}