/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetTrialSessionLeadConfigParams } from '../../model/getTrialSessionLeadConfigParams.ts';
import type { TrialSessionConfig } from '../../model/trialSessionConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetTrialSessionLeadConfigUrl = (params: GetTrialSessionLeadConfigParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/trialsession/lead/config?${stringifiedParams}` : `/nox/public/v1/trialsession/lead/config`
}

/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export const getTrialSessionLeadConfig = async (params: GetTrialSessionLeadConfigParams, options?: Parameters<typeof fetcher>[1]): Promise<TrialSessionConfig> => {

  return fetcher<TrialSessionConfig>(getGetTrialSessionLeadConfigUrl(params),
  {
      operationId: 'getTrialSessionLeadConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}