/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/passkeys/create-passkey-login-options.ts';
export * from '../client/passkeys/use-create-passkey-login-options.ts';
export * from '../client/passkeys/login-with-passkey.ts';
export * from '../client/passkeys/use-login-with-passkey.ts';
export * from '../client/passkeys/list-passkeys.ts';
export * from '../client/passkeys/use-list-passkeys.ts';
export * from '../client/passkeys/register-passkey.ts';
export * from '../client/passkeys/use-register-passkey.ts';
export * from '../client/passkeys/create-passkey-registration-options.ts';
export * from '../client/passkeys/use-create-passkey-registration-options.ts';
export * from '../client/passkeys/delete-passkey.ts';
export * from '../client/passkeys/use-delete-passkey.ts';
