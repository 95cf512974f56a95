/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What was declared: a cancelation, or that one is withdrawn.
 */
export type CancelationReceiptType = typeof CancelationReceiptType[keyof typeof CancelationReceiptType];


export const CancelationReceiptType = {
  CANCELATION: 'CANCELATION',
  CANCELATION_WITHDRAWAL: 'CANCELATION_WITHDRAWAL',
} as const;
