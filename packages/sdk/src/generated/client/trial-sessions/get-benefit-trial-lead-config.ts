/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetBenefitTrialLeadConfigParams } from '../../model/getBenefitTrialLeadConfigParams.ts';
import type { TrialSessionConfig } from '../../model/trialSessionConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetBenefitTrialLeadConfigUrl = (params: GetBenefitTrialLeadConfigParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/benefit-trial/lead/config/trial?${stringifiedParams}` : `/nox/public/v1/benefit-trial/lead/config/trial`
}

/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export const getBenefitTrialLeadConfig = async (params: GetBenefitTrialLeadConfigParams, options?: Parameters<typeof fetcher>[1]): Promise<TrialSessionConfig> => {

  return fetcher<TrialSessionConfig>(getGetBenefitTrialLeadConfigUrl(params),
  {
      operationId: 'getBenefitTrialLeadConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}