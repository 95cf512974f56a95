/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const migrationLinkUrlMax = 2000;

export const migrationLinkUrlTextMax = 120;



export const MigrationLink = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationLinkUrlMax)),
  "urlText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(migrationLinkUrlTextMax))
});

export type MigrationLink = zod.input<typeof MigrationLink>;
export type MigrationLinkOutput = zod.output<typeof MigrationLink>;
