/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/access-refusal/get-access-refusal-configuration.ts';
export * from '../client/access-refusal/use-get-access-refusal-configuration.ts';
export * from '../client/access-refusal/get-access-refusal-status.ts';
export * from '../client/access-refusal/use-get-access-refusal-status.ts';
