/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrateRequest } from '../../model/migrateRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getMigrateAccountUrl = () => {




  return `/v1/me/account-context/migration/rsg-group/migrate`
}

/**
 * Migrate the account to the context RSG_GROUP
 *
 * For any logged-in user to whom getMigrationSteps offers the migration. All verified addresses are migrated; afterwards the account logs in under brands of this context. This cannot be undone; repeating the call fails with migration.error.notoffered.
 */
export const migrateAccount = async (migrateRequest: MigrateRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getMigrateAccountUrl(),
  {
    operationId: 'migrateAccount',
    statuses: [204, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(migrateRequest)
  }
);}