/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationSteps } from '../../model/migrationSteps.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetMigrationStepsUrl = () => {




  return `/v1/me/account-context/migration/rsg-group/steps`
}

/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export const getMigrationSteps = async ( options?: Parameters<typeof fetcher>[1]): Promise<MigrationSteps> => {

  return fetcher<MigrationSteps>(getGetMigrationStepsUrl(),
  {
      operationId: 'getMigrationSteps', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}