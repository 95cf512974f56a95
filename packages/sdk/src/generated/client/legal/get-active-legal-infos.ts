/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ActiveLegalInfos } from '../../model/activeLegalInfos.ts';
import type { GetActiveLegalInfosParams } from '../../model/getActiveLegalInfosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetActiveLegalInfosUrl = (params: GetActiveLegalInfosParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/studio-api/legal-infos/active?${stringifiedParams}` : `/studio-api/legal-infos/active`
}

/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export const getActiveLegalInfos = async (params: GetActiveLegalInfosParams, options?: Parameters<typeof fetcher>[1]): Promise<ActiveLegalInfos> => {

  return fetcher<ActiveLegalInfos>(getGetActiveLegalInfosUrl(params),
  {
      operationId: 'getActiveLegalInfos', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}