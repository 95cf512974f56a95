/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-push-key.ts';
export * from './save-push-subscription.ts';
export * from './delete-push-subscription.ts';
