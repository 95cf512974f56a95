/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const AccountHolderFault = /*#__PURE__*/ zod.enum(['NO_NAME', 'TOO_LONG', 'UNSUPPORTED_CHARACTERS']);

export type AccountHolderFault = zod.input<typeof AccountHolderFault>;
export type AccountHolderFaultOutput = zod.output<typeof AccountHolderFault>;
