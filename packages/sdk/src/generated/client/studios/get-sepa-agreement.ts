/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetSepaAgreementParams } from '../../model/getSepaAgreementParams.ts';
import type { SepaAgreement } from '../../model/sepaAgreement.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetSepaAgreementUrl = (studioId: number,
    params?: GetSepaAgreementParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/sepa/agreement?${stringifiedParams}` : `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/sepa/agreement`
}

/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export const getSepaAgreement = async (studioId: number,
    params?: GetSepaAgreementParams, options?: Parameters<typeof fetcher>[1]): Promise<SepaAgreement> => {

  return fetcher<SepaAgreement>(getGetSepaAgreementUrl(studioId,params),
  {
      operationId: 'getSepaAgreement', statuses: [200, 400, 404, 429, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}