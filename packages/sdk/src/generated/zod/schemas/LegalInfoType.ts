/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const LegalInfoType = /*#__PURE__*/ zod.enum(['GENERAL_TERMS', 'IMPRINT', 'PRIVACY', 'REVOCATION_TERMS', 'ACCESSIBILITY_STATEMENTS']);

export type LegalInfoType = zod.input<typeof LegalInfoType>;
export type LegalInfoTypeOutput = zod.output<typeof LegalInfoType>;
