/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetLegalInfoParams } from '../../model/getLegalInfoParams.ts';
import type { LegalInfo } from '../../model/legalInfo.ts';
import type { LegalInfoType } from '../../model/legalInfoType.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetLegalInfoUrl = (type: LegalInfoType,
    params: GetLegalInfoParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/legalinfo/${encodeURIComponent(String(type))}?${stringifiedParams}` : `/nox/public/v1/legalinfo/${encodeURIComponent(String(type))}`
}

/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export const getLegalInfo = async (type: LegalInfoType,
    params: GetLegalInfoParams, options?: Parameters<typeof fetcher>[1]): Promise<LegalInfo> => {

  return fetcher<LegalInfo>(getGetLegalInfoUrl(type,params),
  {
      operationId: 'getLegalInfo', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}