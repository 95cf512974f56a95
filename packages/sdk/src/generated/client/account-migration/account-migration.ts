/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-migration-steps.ts';
export * from './migrate-account.ts';
export * from './create-cancelation-notice.ts';
