/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const AccessBlock = /*#__PURE__*/ zod.object({
  "accessBlocked": /*#__PURE__*/ zod.boolean()
});

export type AccessBlock = zod.input<typeof AccessBlock>;
export type AccessBlockOutput = zod.output<typeof AccessBlock>;
