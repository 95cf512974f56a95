/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * INDEFINITE goes on until notice is given, FIXED for a further term each time, NONE ends by itself.
 */
export type ContractExtensionType = typeof ContractExtensionType[keyof typeof ContractExtensionType];


export const ContractExtensionType = {
  INDEFINITE: 'INDEFINITE',
  FIXED: 'FIXED',
  NONE: 'NONE',
} as const;
