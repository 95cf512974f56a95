/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-whitelabel-config.ts';
