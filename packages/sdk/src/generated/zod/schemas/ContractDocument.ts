/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractDocument = /*#__PURE__*/ zod.enum(['CONTRACT', 'CANCELATION_RECEIPT']);

export type ContractDocument = zod.input<typeof ContractDocument>;
export type ContractDocumentOutput = zod.output<typeof ContractDocument>;
