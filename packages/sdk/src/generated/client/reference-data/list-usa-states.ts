/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StateOption } from '../../model/stateOption.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListUsaStatesUrl = () => {




  return `/nox/public/v1/address/usa/states`
}

/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export const listUsaStates = async ( options?: Parameters<typeof fetcher>[1]): Promise<StateOption[]> => {

  return fetcher<StateOption[]>(getListUsaStatesUrl(),
  {
      operationId: 'listUsaStates', statuses: [200, 400, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}