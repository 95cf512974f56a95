/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const IdlePeriodCreateButton = /*#__PURE__*/ zod.object({
  "visible": /*#__PURE__*/ zod.boolean()
});

export type IdlePeriodCreateButton = zod.input<typeof IdlePeriodCreateButton>;
export type IdlePeriodCreateButtonOutput = zod.output<typeof IdlePeriodCreateButton>;
