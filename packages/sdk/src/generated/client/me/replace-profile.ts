/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Profile } from '../../model/profile.ts';
import type { ReplaceProfileRequest } from '../../model/replaceProfileRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getReplaceProfileUrl = () => {




  return `/v1/me/profile`
}

/**
 * Replace the profile
 *
 * For any logged-in user. Every field is required, null clears it; use saveProfile to change some. Repeating the call has no further effect. Picture and memberSince are not affected.
 */
export const replaceProfile = async (replaceProfileRequest: ReplaceProfileRequest, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

    
return fetcher<Profile>(getReplaceProfileUrl(),
  {
    operationId: 'replaceProfile',
    statuses: [200, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'PUT',
    body: JSON.stringify(serializeReplaceProfileRequest(replaceProfileRequest))
  }
).then(deserializeReplaceProfileResponse);}


const deserializeReplaceProfileResponse = (data: Profile): Profile => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  if (data.memberSince != null) {
    data.memberSince = toDate(data.memberSince);
  }
  return data;
};

const serializeReplaceProfileRequest = (data: ReplaceProfileRequest): ReplaceProfileRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.dateOfBirth != null) {
    copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  }
  return copy;
};