/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodCreateButton } from '../../model/idlePeriodCreateButton.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetIdlePeriodCreateButtonUrl = () => {




  return `/nox/v1/customercenter/idleperiod/iscreatebuttonvisible`
}

/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export const getIdlePeriodCreateButton = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodCreateButton> => {

  return fetcher<IdlePeriodCreateButton>(getGetIdlePeriodCreateButtonUrl(),
  {
      operationId: 'getIdlePeriodCreateButton', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}