/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Requires a discoverable passkey, so that users need not enter a name.
 */
export type PasskeyAuthenticatorSelectionResidentKey = typeof PasskeyAuthenticatorSelectionResidentKey[keyof typeof PasskeyAuthenticatorSelectionResidentKey];


export const PasskeyAuthenticatorSelectionResidentKey = {
  required: 'required',
} as const;
