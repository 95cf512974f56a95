/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WhitelabelConfig } from '../../model/whitelabelConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetWhitelabelConfigUrl = () => {




  return `/whitelabelconfigs/web`
}

/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export const getWhitelabelConfig = async ( options?: Parameters<typeof fetcher>[1]): Promise<WhitelabelConfig> => {

  return fetcher<WhitelabelConfig>(getGetWhitelabelConfigUrl(),
  {
      operationId: 'getWhitelabelConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}