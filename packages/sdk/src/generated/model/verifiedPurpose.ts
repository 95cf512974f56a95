/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a code was sent for: REGISTRATION verifies a new account, CHANGE_EMAIL makes the address its main one.
 */
export type VerifiedPurpose = typeof VerifiedPurpose[keyof typeof VerifiedPurpose];


export const VerifiedPurpose = {
  REGISTRATION: 'REGISTRATION',
  CHANGE_EMAIL: 'CHANGE_EMAIL',
} as const;
