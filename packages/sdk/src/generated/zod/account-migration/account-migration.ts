/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MigrateRequest
} from '../schemas/MigrateRequest.ts';

import {
  MigrationSteps
} from '../schemas/MigrationSteps.ts';


/**
 * For anybody logged in. The facility group is that of X-Public-Facility-Group, else that of X-Tenant. Texts are in the language of the account, else of Accept-Language. A refusal still shows the wizard, from STEP_4 on; how often to show it is for the client to decide.
 * @summary Whether the account is asked to move, and the texts
 */
export const GetMigrationStepsResponse = MigrationSteps

/**
 * For anybody logged in whom getMigrationSteps asks. Takes all verified addresses along; afterwards the account logs in under brands of this context. Cannot be taken back; a repetition is refused with migration.error.notoffered.
 * @summary Move the account into the context RSG_GROUP
 */
export const MigrateAccountBody = MigrateRequest

export const MigrateAccountResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in whom getMigrationSteps asks. From now on the wizard begins at STEP_4. The account stays as it is and may still move; a repetition answers the same.
 * @summary Refuse to move
 */
export const CreateCancelationNoticeResponse = /*#__PURE__*/ zod.void()
