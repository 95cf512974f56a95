/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalConsent } from '../../model/legalConsent.ts';
import type { ListLegalConsentsParams } from '../../model/listLegalConsentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListLegalConsentsUrl = (params: ListLegalConsentsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/legalinfo/consent?${stringifiedParams}` : `/nox/public/v1/legalinfo/consent`
}

/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export const listLegalConsents = async (params: ListLegalConsentsParams, options?: Parameters<typeof fetcher>[1]): Promise<LegalConsent[]> => {

  return fetcher<LegalConsent[]>(getListLegalConsentsUrl(params),
  {
      operationId: 'listLegalConsents', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}