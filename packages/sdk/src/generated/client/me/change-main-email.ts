/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ChangeMainEmailRequest } from '../../model/changeMainEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getChangeMainEmailUrl = () => {




  return `/v1/me/change-main-email`
}

/**
 * Make a verified additional address the main address
 *
 * For any logged-in user, with the password. The previous main address becomes an additional one and is notified by mail. All other sessions end. Repeating the call fails with email.error.unchanged. Use changeEmail for addresses that are not added yet.
 */
export const changeMainEmail = async (changeMainEmailRequest: ChangeMainEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getChangeMainEmailUrl(),
  {
    operationId: 'changeMainEmail',
    statuses: [204, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(changeMainEmailRequest)
  }
);}