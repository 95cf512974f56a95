/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN has an outstanding amount or a pending direct debit; PAID is paid or offset.
 */
export type InvoiceState = typeof InvoiceState[keyof typeof InvoiceState];


export const InvoiceState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
} as const;
