/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Active or ended contracts.
 */
export type ContractStatus = typeof ContractStatus[keyof typeof ContractStatus];


export const ContractStatus = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
} as const;
