/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MigrationLink } from './MigrationLink.ts';

export const migrationCheckboxTextMax = 1000;



export const MigrationCheckbox = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationCheckboxTextMax)),
  "privacyPolicy": MigrationLink,
  "termsAndConditions": MigrationLink
});

export type MigrationCheckbox = zod.input<typeof MigrationCheckbox>;
export type MigrationCheckboxOutput = zod.output<typeof MigrationCheckbox>;
