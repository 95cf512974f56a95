/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractChoice = /*#__PURE__*/ zod.enum(['KEEP', 'PAUSE', 'CHANGE', 'CANCEL']);

export type ContractChoice = zod.input<typeof ContractChoice>;
export type ContractChoiceOutput = zod.output<typeof ContractChoice>;
