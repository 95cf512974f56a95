/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrialLeadCustomer } from '../../model/trialLeadCustomer.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTrialSessionLeadCustomerUrl = (uuid: string,) => {




  return `/nox/public/v1/trialsession/lead/customer/${encodeURIComponent(String(uuid))}`
}

/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export const getTrialSessionLeadCustomer = async (uuid: string, options?: Parameters<typeof fetcher>[1]): Promise<TrialLeadCustomer> => {

  return fetcher<TrialLeadCustomer>(getGetTrialSessionLeadCustomerUrl(uuid),
  {
      operationId: 'getTrialSessionLeadCustomer', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}