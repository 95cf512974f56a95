/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which contracts: those that are not over, or those that are.
 */
export type ContractStatus = typeof ContractStatus[keyof typeof ContractStatus];


export const ContractStatus = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
} as const;
