/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CheckoutState = /*#__PURE__*/ zod.enum(['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED', 'FINALIZED', 'CANCELED', 'FAILED', 'EXPIRED']);

export type CheckoutState = zod.input<typeof CheckoutState>;
export type CheckoutStateOutput = zod.output<typeof CheckoutState>;
