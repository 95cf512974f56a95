/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Requires verification of the user by finger, face or PIN.
 */
export type PasskeyLoginOptionsUserVerification = typeof PasskeyLoginOptionsUserVerification[keyof typeof PasskeyLoginOptionsUserVerification];


export const PasskeyLoginOptionsUserVerification = {
  required: 'required',
} as const;
