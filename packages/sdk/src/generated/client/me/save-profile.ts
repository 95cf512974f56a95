/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Profile } from '../../model/profile.ts';
import type { SaveProfileRequest } from '../../model/saveProfileRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSaveProfileUrl = () => {




  return `/v1/me/profile`
}

/**
 * Change some fields of the profile
 *
 * For any logged-in user. Unlike in replaceProfile, omitted fields are unchanged; null clears a field. Repeating the call has no further effect. Saved data also count as master data.
 */
export const saveProfile = async (saveProfileRequest: SaveProfileRequest, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

    
return fetcher<Profile>(getSaveProfileUrl(),
  {
    operationId: 'saveProfile',
    statuses: [200, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeSaveProfileRequest(saveProfileRequest))
  }
).then(deserializeSaveProfileResponse);}


const deserializeSaveProfileResponse = (data: Profile): Profile => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  if (data.memberSince != null) {
    data.memberSince = toDate(data.memberSince);
  }
  return data;
};

const serializeSaveProfileRequest = (data: SaveProfileRequest): SaveProfileRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.dateOfBirth != null) {
    copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  }
  return copy;
};