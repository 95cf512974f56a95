/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const AccountView = /*#__PURE__*/ zod.enum(['DETAILED', 'SUMMARIZED']);

export type AccountView = zod.input<typeof AccountView>;
export type AccountViewOutput = zod.output<typeof AccountView>;
