/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason of a bank or payment service. DEBIT_RETURNED: a direct debit was executed and returned.
 */
export type DeclineReason = typeof DeclineReason[keyof typeof DeclineReason];


export const DeclineReason = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CARD_REFUSED: 'CARD_REFUSED',
  CARD_EXPIRED: 'CARD_EXPIRED',
  ACCOUNT_REFUSED: 'ACCOUNT_REFUSED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  DEBIT_RETURNED: 'DEBIT_RETURNED',
} as const;
