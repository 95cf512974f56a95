/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractOffer } from '../../model/contractOffer.ts';
import type { ListContractOffersParams } from '../../model/listContractOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListContractOffersUrl = (params: ListContractOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer?${stringifiedParams}` : `/nox/public/v1/contractoffer`
}

/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export const listContractOffers = async (params: ListContractOffersParams, options?: Parameters<typeof fetcher>[1]): Promise<ContractOffer[]> => {

  return fetcher<ContractOffer[]>(getListContractOffersUrl(params),
  {
      operationId: 'listContractOffers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListContractOffersResponse);}


const deserializeListContractOffersResponse = (data: ContractOffer[]): ContractOffer[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
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
  return data;
};