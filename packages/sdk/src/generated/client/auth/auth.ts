/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './login.ts';
export * from './logout.ts';
export * from './reset-password.ts';
export * from './change-forgotten-password.ts';
