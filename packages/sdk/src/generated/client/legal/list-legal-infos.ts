/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfo } from '../../model/legalInfo.ts';
import type { ListLegalInfosParams } from '../../model/listLegalInfosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListLegalInfosUrl = (params: ListLegalInfosParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/legalinfo?${stringifiedParams}` : `/nox/public/v2/legalinfo`
}

/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export const listLegalInfos = async (params: ListLegalInfosParams, options?: Parameters<typeof fetcher>[1]): Promise<LegalInfo[]> => {

  return fetcher<LegalInfo[]>(getListLegalInfosUrl(params),
  {
      operationId: 'listLegalInfos', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}