/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of a contract: UPCOMING has not begun, RUNNING is active, CANCELED has an end that was requested, ENDED is over.
 */
export type ContractState = typeof ContractState[keyof typeof ContractState];


export const ContractState = {
  UPCOMING: 'UPCOMING',
  RUNNING: 'RUNNING',
  CANCELED: 'CANCELED',
  ENDED: 'ENDED',
} as const;
