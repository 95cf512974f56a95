/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MigrateRequest = /*#__PURE__*/ zod.object({
  "agreedToPrivacyPolicy": /*#__PURE__*/ zod.boolean(),
  "agreedToTermsAndConditions": /*#__PURE__*/ zod.boolean()
});

export type MigrateRequest = zod.input<typeof MigrateRequest>;
export type MigrateRequestOutput = zod.output<typeof MigrateRequest>;
