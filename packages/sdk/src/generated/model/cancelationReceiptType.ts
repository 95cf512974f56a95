/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of the declaration: a cancelation or its withdrawal.
 */
export type CancelationReceiptType = typeof CancelationReceiptType[keyof typeof CancelationReceiptType];


export const CancelationReceiptType = {
  CANCELATION: 'CANCELATION',
  CANCELATION_WITHDRAWAL: 'CANCELATION_WITHDRAWAL',
} as const;
