/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetConfigParams } from '../../model/getConfigParams.ts';
import type { TrialSessionConfig } from '../../model/trialSessionConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetConfigUrl = (params: GetConfigParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/studio-api/trial-session/config?${stringifiedParams}` : `/studio-api/trial-session/config`
}

/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export const getConfig = async (params: GetConfigParams, options?: Parameters<typeof fetcher>[1]): Promise<TrialSessionConfig> => {

  return fetcher<TrialSessionConfig>(getGetConfigUrl(params),
  {
      operationId: 'getConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}