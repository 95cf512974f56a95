/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractSignatureKind = /*#__PURE__*/ zod.enum(['NONE', 'DRAWN', 'TYPED']);

export type ContractSignatureKind = zod.input<typeof ContractSignatureKind>;
export type ContractSignatureKindOutput = zod.output<typeof ContractSignatureKind>;
