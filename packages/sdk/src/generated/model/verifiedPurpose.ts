/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Purpose of a code: REGISTRATION verifies a new account, CHANGE_EMAIL makes the address its main address.
 */
export type VerifiedPurpose = typeof VerifiedPurpose[keyof typeof VerifiedPurpose];


export const VerifiedPurpose = {
  REGISTRATION: 'REGISTRATION',
  CHANGE_EMAIL: 'CHANGE_EMAIL',
} as const;
