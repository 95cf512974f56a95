/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Requires verification of the user by finger, face or PIN.
 */
export type PasskeyAuthenticatorSelectionUserVerification = typeof PasskeyAuthenticatorSelectionUserVerification[keyof typeof PasskeyAuthenticatorSelectionUserVerification];


export const PasskeyAuthenticatorSelectionUserVerification = {
  required: 'required',
} as const;
