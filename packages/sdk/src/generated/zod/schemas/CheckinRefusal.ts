/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CheckinRefusal = /*#__PURE__*/ zod.enum(['NO_CONTRACT', 'CONTRACT_PAUSED', 'ACCESS_REFUSED', 'ENTRANCE_BLOCKED']);

export type CheckinRefusal = zod.input<typeof CheckinRefusal>;
export type CheckinRefusalOutput = zod.output<typeof CheckinRefusal>;
