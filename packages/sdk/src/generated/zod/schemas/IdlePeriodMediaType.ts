/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const IdlePeriodMediaType = /*#__PURE__*/ zod.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

export type IdlePeriodMediaType = zod.input<typeof IdlePeriodMediaType>;
export type IdlePeriodMediaTypeOutput = zod.output<typeof IdlePeriodMediaType>;
