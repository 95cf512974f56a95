/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN, something of it is still to be paid or a direct debit is on its way; PAID, nothing is, since it was paid or set off.
 */
export type InvoiceState = typeof InvoiceState[keyof typeof InvoiceState];


export const InvoiceState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
} as const;
