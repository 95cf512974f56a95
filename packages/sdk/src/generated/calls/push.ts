/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/push/get-push-key.ts';
export * from '../client/push/save-push-subscription.ts';
export * from '../client/push/delete-push-subscription.ts';
