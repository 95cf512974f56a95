/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CrossTenantCheckinState = /*#__PURE__*/ zod.enum(['OPEN', 'CHECKED_IN', 'REFUSED']);

export type CrossTenantCheckinState = zod.input<typeof CrossTenantCheckinState>;
export type CrossTenantCheckinStateOutput = zod.output<typeof CrossTenantCheckinState>;
