/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AdditionalMenuEntry } from '../../model/additionalMenuEntry.ts';
import type { ListAdditionalMenuEntriesParams } from '../../model/listAdditionalMenuEntriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListAdditionalMenuEntriesUrl = (params: ListAdditionalMenuEntriesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/studios/additionalmenuentries?${stringifiedParams}` : `/v1/public/studios/additionalmenuentries`
}

/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export const listAdditionalMenuEntries = async (params: ListAdditionalMenuEntriesParams, options?: Parameters<typeof fetcher>[1]): Promise<AdditionalMenuEntry[]> => {

  return fetcher<AdditionalMenuEntry[]>(getListAdditionalMenuEntriesUrl(params),
  {
      operationId: 'listAdditionalMenuEntries', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}