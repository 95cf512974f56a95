/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const TermUnit = /*#__PURE__*/ zod.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']);

export type TermUnit = zod.input<typeof TermUnit>;
export type TermUnitOutput = zod.output<typeof TermUnit>;
