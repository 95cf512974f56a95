/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PersonalData } from '../../model/personalData.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPersonalDataUrl = () => {




  return `/nox/v1/customercenter/personaldata`
}

/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const getPersonalData = async ( options?: Parameters<typeof fetcher>[1]): Promise<PersonalData> => {

  return fetcher<PersonalData>(getGetPersonalDataUrl(),
  {
      operationId: 'getPersonalData', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPersonalDataResponse);}


const deserializeGetPersonalDataResponse = (data: PersonalData): PersonalData => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
    data.pendingAmendment.dateOfBirth = toDate(data.pendingAmendment.dateOfBirth);
  }
  return data;
};