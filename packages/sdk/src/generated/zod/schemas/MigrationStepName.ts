/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MigrationStepName = /*#__PURE__*/ zod.enum(['STEP_1', 'STEP_4']);

export type MigrationStepName = zod.input<typeof MigrationStepName>;
export type MigrationStepNameOutput = zod.output<typeof MigrationStepName>;
