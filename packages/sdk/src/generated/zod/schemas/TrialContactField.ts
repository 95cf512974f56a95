/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const TrialContactField = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['firstname', 'lastname', 'email', 'phone', 'dateOfBirth']),
  "required": /*#__PURE__*/ zod.boolean()
});

export type TrialContactField = zod.input<typeof TrialContactField>;
export type TrialContactFieldOutput = zod.output<typeof TrialContactField>;
