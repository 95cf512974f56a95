/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What is wrong with the name of an account holder. TOO_LONG has more than 70 letters as banks write them, UNSUPPORTED_CHARACTERS some that no bank knows, NO_NAME no letter at all.
 */
export type AccountHolderFault = typeof AccountHolderFault[keyof typeof AccountHolderFault];


export const AccountHolderFault = {
  NO_NAME: 'NO_NAME',
  TOO_LONG: 'TOO_LONG',
  UNSUPPORTED_CHARACTERS: 'UNSUPPORTED_CHARACTERS',
} as const;
