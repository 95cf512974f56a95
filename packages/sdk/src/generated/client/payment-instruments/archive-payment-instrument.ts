/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getArchivePaymentInstrumentUrl = (id: number,) => {




  return `/v2/paymentinstruments/${encodeURIComponent(String(id))}/archive`
}

/**
 * Archive an instrument
 *
 * For the account that stores it. It is kept for the history of payments but no longer offered or accepted; if it was the default, the oldest other one becomes the default. Fails while an open checkout or a place on a waiting list is to be charged with it, or while a debit is pending. Repeating the call has no further effect.
 */
export const archivePaymentInstrument = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getArchivePaymentInstrumentUrl(id),
  {
      operationId: 'archivePaymentInstrument', statuses: [204, 400, 401, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}