/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How a contract stands: UPCOMING has not begun, RUNNING goes on, CANCELED has an end that was asked for, ENDED is over.
 */
export type ContractState = typeof ContractState[keyof typeof ContractState];


export const ContractState = {
  UPCOMING: 'UPCOMING',
  RUNNING: 'RUNNING',
  CANCELED: 'CANCELED',
  ENDED: 'ENDED',
} as const;
