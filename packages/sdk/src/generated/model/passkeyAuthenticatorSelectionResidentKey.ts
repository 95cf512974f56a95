/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * It keeps the passkey itself, so that nobody has to type who they are.
 */
export type PasskeyAuthenticatorSelectionResidentKey = typeof PasskeyAuthenticatorSelectionResidentKey[keyof typeof PasskeyAuthenticatorSelectionResidentKey];


export const PasskeyAuthenticatorSelectionResidentKey = {
  required: 'required',
} as const;
