/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { SepaMandate } from './SepaMandate.ts';

export const ReplacePaymentMethodRequest = /*#__PURE__*/ zod.object({
  "sepaMandate": SepaMandate
});

export type ReplacePaymentMethodRequest = zod.input<typeof ReplacePaymentMethodRequest>;
export type ReplacePaymentMethodRequestOutput = zod.output<typeof ReplacePaymentMethodRequest>;
