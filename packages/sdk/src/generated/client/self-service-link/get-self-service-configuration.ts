/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { SelfServiceConfiguration } from '../../model/selfServiceConfiguration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetSelfServiceConfigurationUrl = (token: string,) => {




  return `/v3/public/customer/self-service/configuration/${encodeURIComponent(String(token))}`
}

/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export const getSelfServiceConfiguration = async (token: string, options?: Parameters<typeof fetcher>[1]): Promise<SelfServiceConfiguration> => {

  return fetcher<SelfServiceConfiguration>(getGetSelfServiceConfigurationUrl(token),
  {
      operationId: 'getSelfServiceConfiguration', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetSelfServiceConfigurationResponse);}


const deserializeGetSelfServiceConfigurationResponse = (data: SelfServiceConfiguration): SelfServiceConfiguration => {
  if (data == null) return data;
  data.tokenValidUntil = toDate(data.tokenValidUntil);
  return data;
};