/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ProfileImage } from '../../model/profileImage.ts';
import type { ProfileImageUpload } from '../../model/profileImageUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getUploadProfileImageUrl = () => {




  return `/v1/me/profile/image`
}

/**
 * Upload a picture
 *
 * For any logged-in user; replaces the previous picture under a new URL. JPEG, PNG or WebP, detected from the content instead of the name. Pictures are re-encoded to remove metadata, with at most 800 pixels per side.
 */
export const uploadProfileImage = async (profileImageUpload: ProfileImageUpload, options?: Parameters<typeof fetcher>[1]): Promise<ProfileImage> => {
    const formData = new FormData();
formData.append(`image`, profileImageUpload.image);

  return fetcher<ProfileImage>(getUploadProfileImageUrl(),
  {
      operationId: 'uploadProfileImage', statuses: [200, 400, 401, 409, 413, 415, 422, 500, 502, 503],
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}