/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/registration/register.ts';
export * from '../client/registration/use-register.ts';
export * from '../client/registration/verify-registration.ts';
export * from '../client/registration/use-verify-registration.ts';
export * from '../client/registration/verify-email.ts';
export * from '../client/registration/use-verify-email.ts';
export * from '../client/registration/get-quick-registration.ts';
export * from '../client/registration/use-get-quick-registration.ts';
export * from '../client/registration/register-quickly.ts';
export * from '../client/registration/use-register-quickly.ts';
export * from '../client/registration/list-countries.ts';
export * from '../client/registration/use-list-countries.ts';
