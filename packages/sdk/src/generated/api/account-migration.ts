/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/account-migration/get-migration-steps.ts';
export * from '../client/account-migration/use-get-migration-steps.ts';
export * from '../client/account-migration/migrate-account.ts';
export * from '../client/account-migration/use-migrate-account.ts';
export * from '../client/account-migration/create-cancelation-notice.ts';
export * from '../client/account-migration/use-create-cancelation-notice.ts';
