/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationStep } from './migrationStep.ts';
import type { MigrationStepName } from './migrationStepName.ts';

/**
 * Whether and with which words the account is asked to move.
 */
export interface MigrationSteps {
  /** Whether the account belongs to another context than the facility group and can move. */
  shouldShowMigrationWizard: boolean;
  currentStep: MigrationStepName;
  step1: MigrationStep;
  step2: MigrationStep;
  step3: MigrationStep;
  step4: MigrationStep;
}
