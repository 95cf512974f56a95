/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodDocumentRequirements } from '../../model/idlePeriodDocumentRequirements.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetIdlePeriodDocumentRequirementsUrl = () => {




  return `/nox/v1/customercenter/idleperiod/document/requirements`
}

/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export const getIdlePeriodDocumentRequirements = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodDocumentRequirements> => {

  return fetcher<IdlePeriodDocumentRequirements>(getGetIdlePeriodDocumentRequirementsUrl(),
  {
      operationId: 'getIdlePeriodDocumentRequirements', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}