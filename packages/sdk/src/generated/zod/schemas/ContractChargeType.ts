/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractChargeType = /*#__PURE__*/ zod.enum(['BASE', 'MODULE', 'FLAT_FEE']);

export type ContractChargeType = zod.input<typeof ContractChargeType>;
export type ContractChargeTypeOutput = zod.output<typeof ContractChargeType>;
