/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationStep } from './migrationStep.ts';
import type { MigrationStepName } from './migrationStepName.ts';

/**
 * Migration offer with its texts.
 */
export interface MigrationSteps {
  /** True if the account belongs to another context than the facility group and can be migrated. */
  shouldShowMigrationWizard: boolean;
  currentStep: MigrationStepName;
  step1: MigrationStep;
  step2: MigrationStep;
  step3: MigrationStep;
  step4: MigrationStep;
}
