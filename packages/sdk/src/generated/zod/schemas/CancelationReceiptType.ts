/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CancelationReceiptType = /*#__PURE__*/ zod.enum(['CANCELATION', 'CANCELATION_WITHDRAWAL']);

export type CancelationReceiptType = zod.input<typeof CancelationReceiptType>;
export type CancelationReceiptTypeOutput = zod.output<typeof CancelationReceiptType>;
