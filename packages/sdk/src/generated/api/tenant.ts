/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/tenant/get-tenant.ts';
export * from '../client/tenant/use-get-tenant.ts';
