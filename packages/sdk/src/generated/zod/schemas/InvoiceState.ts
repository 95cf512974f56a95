/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const InvoiceState = /*#__PURE__*/ zod.enum(['OPEN', 'PAID']);

export type InvoiceState = zod.input<typeof InvoiceState>;
export type InvoiceStateOutput = zod.output<typeof InvoiceState>;
