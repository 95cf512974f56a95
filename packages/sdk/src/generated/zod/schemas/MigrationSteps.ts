/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MigrationStep } from './MigrationStep.ts';
import { MigrationStepName } from './MigrationStepName.ts';

export const MigrationSteps = /*#__PURE__*/ zod.object({
  "shouldShowMigrationWizard": /*#__PURE__*/ zod.boolean(),
  "currentStep": MigrationStepName,
  "step1": MigrationStep,
  "step2": MigrationStep,
  "step3": MigrationStep,
  "step4": MigrationStep
});

export type MigrationSteps = zod.input<typeof MigrationSteps>;
export type MigrationStepsOutput = zod.output<typeof MigrationSteps>;
