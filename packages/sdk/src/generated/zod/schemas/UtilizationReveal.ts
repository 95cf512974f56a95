/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const UtilizationReveal = /*#__PURE__*/ zod.object({
  "revealed": /*#__PURE__*/ zod.boolean()
});

export type UtilizationReveal = zod.input<typeof UtilizationReveal>;
export type UtilizationRevealOutput = zod.output<typeof UtilizationReveal>;
