/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * INVOICE charges an amount, CREDIT_NOTE refunds one.
 */
export type InvoiceType = typeof InvoiceType[keyof typeof InvoiceType];


export const InvoiceType = {
  INVOICE: 'INVOICE',
  CREDIT_NOTE: 'CREDIT_NOTE',
} as const;
