/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * RECHARGE was bought or granted, USE was spent at the studio, REVERSAL was reversed because its payment has not arrived.
 */
export type CreditEntryType = typeof CreditEntryType[keyof typeof CreditEntryType];


export const CreditEntryType = {
  RECHARGE: 'RECHARGE',
  USE: 'USE',
  REVERSAL: 'REVERSAL',
} as const;
