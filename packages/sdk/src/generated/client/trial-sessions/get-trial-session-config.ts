/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetTrialSessionConfigParams } from '../../model/getTrialSessionConfigParams.ts';
import type { TrialSessionConfig } from '../../model/trialSessionConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetTrialSessionConfigUrl = (params: GetTrialSessionConfigParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/trialsession/config?${stringifiedParams}` : `/nox/public/v1/trialsession/config`
}

/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export const getTrialSessionConfig = async (params: GetTrialSessionConfigParams, options?: Parameters<typeof fetcher>[1]): Promise<TrialSessionConfig> => {

  return fetcher<TrialSessionConfig>(getGetTrialSessionConfigUrl(params),
  {
      operationId: 'getTrialSessionConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}