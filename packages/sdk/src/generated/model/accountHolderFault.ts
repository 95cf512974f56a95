/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Error in the name of an account holder. TOO_LONG exceeds 70 characters in the notation of banks, UNSUPPORTED_CHARACTERS has characters that banks do not support, NO_NAME has no letters.
 */
export type AccountHolderFault = typeof AccountHolderFault[keyof typeof AccountHolderFault];


export const AccountHolderFault = {
  NO_NAME: 'NO_NAME',
  TOO_LONG: 'TOO_LONG',
  UNSUPPORTED_CHARACTERS: 'UNSUPPORTED_CHARACTERS',
} as const;
