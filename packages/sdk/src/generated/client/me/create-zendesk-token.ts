/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SupportLink } from '../../model/supportLink.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateZendeskTokenUrl = () => {




  return `/v1/me/zendesk/token`
}

/**
 * Support link
 *
 * For any logged-in user. Support page of the brand, in the language of Accept-Language. Stores nothing, so it can be repeated at any time.
 */
export const createZendeskToken = async ( options?: Parameters<typeof fetcher>[1]): Promise<SupportLink> => {

  return fetcher<SupportLink>(getCreateZendeskTokenUrl(),
  {
      operationId: 'createZendeskToken', statuses: [200, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}