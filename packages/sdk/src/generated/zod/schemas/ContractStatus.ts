/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractStatus = /*#__PURE__*/ zod.enum(['ACTIVE', 'INACTIVE']);

export type ContractStatus = zod.input<typeof ContractStatus>;
export type ContractStatusOutput = zod.output<typeof ContractStatus>;
