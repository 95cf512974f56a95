/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getWithdrawConsentUrl = (consentId: number,) => {




  return `/v1/me/consents/${encodeURIComponent(String(consentId))}/withdraw`
}

/**
 * Withdraw a consent
 *
 * For any logged-in user, for a consent of the account. The studio may no longer rely on it, and listGivenConsents keeps it with the time of the withdrawal. Repeating the call changes nothing.
 */
export const withdrawConsent = async (consentId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getWithdrawConsentUrl(consentId),
  {
      operationId: 'withdrawConsent', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}