/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CrossTenantCheckin } from '../../model/crossTenantCheckin.ts';
import type { GetCrossTenantCheckinParams } from '../../model/getCrossTenantCheckinParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetCrossTenantCheckinUrl = (params: GetCrossTenantCheckinParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/closed/public/v1/cross-tenant/checkin?${stringifiedParams}` : `/nox/closed/public/v1/cross-tenant/checkin`
}

/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export const getCrossTenantCheckin = async (params: GetCrossTenantCheckinParams, options?: Parameters<typeof fetcher>[1]): Promise<CrossTenantCheckin> => {

  return fetcher<CrossTenantCheckin>(getGetCrossTenantCheckinUrl(params),
  {
      operationId: 'getCrossTenantCheckin', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCrossTenantCheckinResponse);}


const deserializeGetCrossTenantCheckinResponse = (data: CrossTenantCheckin): CrossTenantCheckin => {
  if (data == null) return data;
  if (data.checkinTime != null) {
    data.checkinTime = toDate(data.checkinTime);
  }
  data.validUntil = toDate(data.validUntil);
  return data;
};