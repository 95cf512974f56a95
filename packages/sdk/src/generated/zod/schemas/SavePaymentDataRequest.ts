/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractSignature } from './ContractSignature.ts';
import { SepaMandate } from './SepaMandate.ts';

export const SavePaymentDataRequest = /*#__PURE__*/ zod.object({
  "sepaMandate": SepaMandate,
  "paymentSignature": /*#__PURE__*/ zod.union([ContractSignature,/*#__PURE__*/ zod.null()])
});

export type SavePaymentDataRequest = zod.input<typeof SavePaymentDataRequest>;
export type SavePaymentDataRequestOutput = zod.output<typeof SavePaymentDataRequest>;
