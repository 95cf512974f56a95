/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where the account stands: STEP_1 has not decided, STEP_4 has refused.
 */
export type MigrationStepName = typeof MigrationStepName[keyof typeof MigrationStepName];


export const MigrationStepName = {
  STEP_1: 'STEP_1',
  STEP_4: 'STEP_4',
} as const;
