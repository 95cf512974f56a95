/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/whitelabel/get-whitelabel-config.ts';
