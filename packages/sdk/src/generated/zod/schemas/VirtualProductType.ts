/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const VirtualProductType = /*#__PURE__*/ zod.enum(['BENEFIT_OFFER', 'DAY_TICKET', 'VOUCHER', 'CONSUMPTION_CREDIT']);

export type VirtualProductType = zod.input<typeof VirtualProductType>;
export type VirtualProductTypeOutput = zod.output<typeof VirtualProductType>;
