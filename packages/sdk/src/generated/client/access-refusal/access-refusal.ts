/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-access-refusal-configuration.ts';
export * from './get-access-refusal-status.ts';
