/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './create-passkey-login-options.ts';
export * from './login-with-passkey.ts';
export * from './list-passkeys.ts';
export * from './register-passkey.ts';
export * from './create-passkey-registration-options.ts';
export * from './delete-passkey.ts';
