/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-unread-messages-count.ts';
export * from './get-messages-enabled.ts';
export * from './list-messages.ts';
export * from './read-all-messages.ts';
export * from './get-message.ts';
export * from './delete-message.ts';
export * from './read-message.ts';
