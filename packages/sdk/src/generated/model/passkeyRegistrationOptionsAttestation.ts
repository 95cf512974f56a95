/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Nothing is asked about the make of the authenticator.
 */
export type PasskeyRegistrationOptionsAttestation = typeof PasskeyRegistrationOptionsAttestation[keyof typeof PasskeyRegistrationOptionsAttestation];


export const PasskeyRegistrationOptionsAttestation = {
  none: 'none',
} as const;
