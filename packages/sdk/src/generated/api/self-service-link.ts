/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/self-service-link/get-self-service-configuration.ts';
export * from '../client/self-service-link/use-get-self-service-configuration.ts';
