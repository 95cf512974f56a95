/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractPriceLineType = /*#__PURE__*/ zod.enum(['BASE', 'DISCOUNT', 'VOUCHER', 'REFERRAL', 'MODULE', 'FLAT_FEE']);

export type ContractPriceLineType = zod.input<typeof ContractPriceLineType>;
export type ContractPriceLineTypeOutput = zod.output<typeof ContractPriceLineType>;
