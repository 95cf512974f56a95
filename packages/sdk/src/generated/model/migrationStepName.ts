/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of the account: STEP_1 undecided, STEP_4 declined.
 */
export type MigrationStepName = typeof MigrationStepName[keyof typeof MigrationStepName];


export const MigrationStepName = {
  STEP_1: 'STEP_1',
  STEP_4: 'STEP_4',
} as const;
