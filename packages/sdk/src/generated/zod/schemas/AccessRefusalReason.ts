/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const AccessRefusalReason = /*#__PURE__*/ zod.enum(['OPEN_PAYMENTS', 'NO_ACTIVE_CONTRACT', 'BLOCKED_BY_STUDIO']);

export type AccessRefusalReason = zod.input<typeof AccessRefusalReason>;
export type AccessRefusalReasonOutput = zod.output<typeof AccessRefusalReason>;
