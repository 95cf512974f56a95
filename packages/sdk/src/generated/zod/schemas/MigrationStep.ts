/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MigrationCheckbox } from './MigrationCheckbox.ts';

export const migrationStepTitleMax = 200;

export const migrationStepContentMax = 4000;

export const migrationStepLabelTextMax = 200;

export const migrationStepConfirmTextMax = 80;

export const migrationStepCancelTextMax = 80;



export const MigrationStep = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationStepTitleMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationStepContentMax)),
  "labelText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationStepLabelTextMax)),
  "confirmText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationStepConfirmTextMax)),
  "cancelText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationStepCancelTextMax)),
  "checkbox": MigrationCheckbox
});

export type MigrationStep = zod.input<typeof MigrationStep>;
export type MigrationStepOutput = zod.output<typeof MigrationStep>;
