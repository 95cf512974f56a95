/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Term } from './Term.ts';

export const ContractExtension = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['INDEFINITE', 'FIXED', 'NONE']),
  "term": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "noticePeriod": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()])
});

export type ContractExtension = zod.input<typeof ContractExtension>;
export type ContractExtensionOutput = zod.output<typeof ContractExtension>;
