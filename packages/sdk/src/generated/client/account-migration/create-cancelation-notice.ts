/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCancelationNoticeUrl = () => {




  return `/v1/me/account-context/migration/rsg-group/cancelation-notice`
}

/**
 * Decline the migration
 *
 * For any logged-in user to whom getMigrationSteps offers the migration. From now on, the wizard starts at STEP_4. The account is unchanged and can still be migrated; repeating the call has no further effect.
 */
export const createCancelationNotice = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getCreateCancelationNoticeUrl(),
  {
      operationId: 'createCancelationNotice', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}