/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { OffersWidget } from '../../model/offersWidget.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetOffersWidgetUrl = (studioId: number,) => {




  return `/v1/public/widgets/${encodeURIComponent(String(studioId))}/offers`
}

/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export const getOffersWidget = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<OffersWidget> => {

  return fetcher<OffersWidget>(getGetOffersWidgetUrl(studioId),
  {
      operationId: 'getOffersWidget', statuses: [200, 400, 403, 404, 500, 502, 503], isCrossOrigin: true,
    ...options,
    method: 'GET'


  }
).then(deserializeGetOffersWidgetResponse);}


const deserializeGetOffersWidgetResponse = (data: OffersWidget): OffersWidget => {
  if (data == null) return data;
  if (data.offers != null) {
    for (const item0 of data.offers) {
      
      if (item0.validPeriodDto != null) {
        item0.validPeriodDto.startDate = toDate(item0.validPeriodDto.startDate);
        item0.validPeriodDto.endDate = toDate(item0.validPeriodDto.endDate);
      }
      if (item0.terms != null) {
        for (const item1 of item0.terms) {
          
          if (item1.flatFees != null) {
            for (const item2 of item1.flatFees) {
              
              item2.startDate = toDate(item2.startDate);
            }
          }
          item1.contractStartDate = toDate(item1.contractStartDate);
          item1.contractStartDateOfUse = toDate(item1.contractStartDateOfUse);
          item1.firstEndDate = toDate(item1.firstEndDate);
        }
      }
      if (item0.lowestTerm != null) {
        if (item0.lowestTerm.flatFees != null) {
          for (const item1 of item0.lowestTerm.flatFees) {
            
            item1.startDate = toDate(item1.startDate);
          }
        }
        item0.lowestTerm.contractStartDate = toDate(item0.lowestTerm.contractStartDate);
        item0.lowestTerm.contractStartDateOfUse = toDate(item0.lowestTerm.contractStartDateOfUse);
        item0.lowestTerm.firstEndDate = toDate(item0.lowestTerm.firstEndDate);
      }
    }
  }
  return data;
};