/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * INDEFINITE continues until notice is given, FIXED renews for a further term each time, NONE ends automatically.
 */
export type ContractExtensionType = typeof ContractExtensionType[keyof typeof ContractExtensionType];


export const ContractExtensionType = {
  INDEFINITE: 'INDEFINITE',
  FIXED: 'FIXED',
  NONE: 'NONE',
} as const;
