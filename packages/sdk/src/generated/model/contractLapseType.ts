/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The membership or a module.
 */
export type ContractLapseType = typeof ContractLapseType[keyof typeof ContractLapseType];


export const ContractLapseType = {
  CONTRACT: 'CONTRACT',
  MODULE: 'MODULE',
} as const;
