/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const IdlePeriodState = /*#__PURE__*/ zod.enum(['ACCEPTED', 'ACTIVE', 'PENDING', 'REJECTED']);

export type IdlePeriodState = zod.input<typeof IdlePeriodState>;
export type IdlePeriodStateOutput = zod.output<typeof IdlePeriodState>;
