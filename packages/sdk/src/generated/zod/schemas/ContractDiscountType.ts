/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractDiscountType = /*#__PURE__*/ zod.enum(['TERM', 'VOUCHER', 'REFERRAL']);

export type ContractDiscountType = zod.input<typeof ContractDiscountType>;
export type ContractDiscountTypeOutput = zod.output<typeof ContractDiscountType>;
