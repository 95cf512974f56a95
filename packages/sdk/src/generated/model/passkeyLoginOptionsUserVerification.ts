/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The authenticator makes sure who holds it, by finger, face or PIN.
 */
export type PasskeyLoginOptionsUserVerification = typeof PasskeyLoginOptionsUserVerification[keyof typeof PasskeyLoginOptionsUserVerification];


export const PasskeyLoginOptionsUserVerification = {
  required: 'required',
} as const;
