/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const IdentityDocumentType = /*#__PURE__*/ zod.enum(['IDENTITY_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'DRIVING_LICENCE']);

export type IdentityDocumentType = zod.input<typeof IdentityDocumentType>;
export type IdentityDocumentTypeOutput = zod.output<typeof IdentityDocumentType>;
