/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const DeclineReason = /*#__PURE__*/ zod.enum(['INSUFFICIENT_FUNDS', 'CARD_REFUSED', 'CARD_EXPIRED', 'ACCOUNT_REFUSED', 'AUTHENTICATION_FAILED', 'DEBIT_RETURNED']);

export type DeclineReason = zod.input<typeof DeclineReason>;
export type DeclineReasonOutput = zod.output<typeof DeclineReason>;
