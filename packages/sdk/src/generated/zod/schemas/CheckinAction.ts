/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CheckinAction = /*#__PURE__*/ zod.enum(['CHECK_IN', 'CHECK_OUT']);

export type CheckinAction = zod.input<typeof CheckinAction>;
export type CheckinActionOutput = zod.output<typeof CheckinAction>;
