/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteProfileImageUrl = () => {




  return `/v1/me/profile/image`
}

/**
 * Remove the picture
 *
 * For any logged-in user. Also returns 204 if there is no picture.
 */
export const deleteProfileImage = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteProfileImageUrl(),
  {
      operationId: 'deleteProfileImage', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}