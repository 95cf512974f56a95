/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/auth/login.ts';
export * from '../client/auth/logout.ts';
export * from '../client/auth/reset-password.ts';
export * from '../client/auth/change-forgotten-password.ts';
