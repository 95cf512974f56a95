/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MigrateRequest
} from './schemas/MigrateRequest.ts';

import {
  MigrationSteps
} from './schemas/MigrationSteps.ts';



/**
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 * @summary Migration offer and its texts
 */
export const GetMigrationStepsResponse = MigrationSteps

/**
 * For any logged-in user to whom getMigrationSteps offers the migration. All verified addresses are migrated; afterwards the account logs in under brands of this context. This cannot be undone; repeating the call fails with migration.error.notoffered.
 * @summary Migrate the account to the context RSG_GROUP
 */
export const MigrateAccountBody = MigrateRequest

export const MigrateAccountResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user to whom getMigrationSteps offers the migration. From now on, the wizard starts at STEP_4. The account is unchanged and can still be migrated; repeating the call has no further effect.
 * @summary Decline the migration
 */
export const CreateCancelationNoticeResponse = /*#__PURE__*/ zod.void()
