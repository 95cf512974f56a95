/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const SelfServiceActionType = /*#__PURE__*/ zod.enum(['PAYMENT_METHOD', 'ACCOUNT_BALANCE']);

export type SelfServiceActionType = zod.input<typeof SelfServiceActionType>;
export type SelfServiceActionTypeOutput = zod.output<typeof SelfServiceActionType>;
