/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * No attestation of the authenticator is requested.
 */
export type PasskeyRegistrationOptionsAttestation = typeof PasskeyRegistrationOptionsAttestation[keyof typeof PasskeyRegistrationOptionsAttestation];


export const PasskeyRegistrationOptionsAttestation = {
  none: 'none',
} as const;
