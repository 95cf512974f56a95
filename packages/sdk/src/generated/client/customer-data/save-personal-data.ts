/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PersonalData } from '../../model/personalData.ts';
import type { SavePersonalDataRequest } from '../../model/savePersonalDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSavePersonalDataUrl = () => {




  return `/nox/v1/customercenter/personaldata`
}

/**
 * Change the personal data
 *
 * For members with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const savePersonalData = async (savePersonalDataRequest: SavePersonalDataRequest, options?: Parameters<typeof fetcher>[1]): Promise<PersonalData> => {

    
return fetcher<PersonalData>(getSavePersonalDataUrl(),
  {
    operationId: 'savePersonalData',
    statuses: [200, 400, 401, 403, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeSavePersonalDataRequest(savePersonalDataRequest))
  }
).then(deserializeSavePersonalDataResponse);}


const deserializeSavePersonalDataResponse = (data: PersonalData): PersonalData => {
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

const serializeSavePersonalDataRequest = (data: SavePersonalDataRequest): SavePersonalDataRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  return copy;
};