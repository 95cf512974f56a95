/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const InvoiceType = /*#__PURE__*/ zod.enum(['INVOICE', 'CREDIT_NOTE']);

export type InvoiceType = zod.input<typeof InvoiceType>;
export type InvoiceTypeOutput = zod.output<typeof InvoiceType>;
