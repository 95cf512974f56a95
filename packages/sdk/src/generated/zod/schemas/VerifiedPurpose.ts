/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const VerifiedPurpose = /*#__PURE__*/ zod.enum(['REGISTRATION', 'CHANGE_EMAIL']);

export type VerifiedPurpose = zod.input<typeof VerifiedPurpose>;
export type VerifiedPurposeOutput = zod.output<typeof VerifiedPurpose>;
