/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetContractSepaAgreementParams } from '../../model/getContractSepaAgreementParams.ts';
import type { SepaAgreement } from '../../model/sepaAgreement.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetContractSepaAgreementUrl = (contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer/${encodeURIComponent(String(contractOfferId))}/studio/${encodeURIComponent(String(studioId))}/sepa/agreement?${stringifiedParams}` : `/nox/public/v1/contractoffer/${encodeURIComponent(String(contractOfferId))}/studio/${encodeURIComponent(String(studioId))}/sepa/agreement`
}

/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export const getContractSepaAgreement = async (contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: Parameters<typeof fetcher>[1]): Promise<SepaAgreement> => {

  return fetcher<SepaAgreement>(getGetContractSepaAgreementUrl(contractOfferId,studioId,params),
  {
      operationId: 'getContractSepaAgreement', statuses: [200, 400, 404, 429, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}