/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractState = /*#__PURE__*/ zod.enum(['UPCOMING', 'RUNNING', 'CANCELED', 'ENDED']);

export type ContractState = zod.input<typeof ContractState>;
export type ContractStateOutput = zod.output<typeof ContractState>;
