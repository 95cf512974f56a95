/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './register.ts';
export * from './verify-registration.ts';
export * from './verify-email.ts';
export * from './get-quick-registration.ts';
export * from './register-quickly.ts';
export * from './list-countries.ts';
