/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/messages/get-unread-messages-count.ts';
export * from '../client/messages/get-messages-enabled.ts';
export * from '../client/messages/list-messages.ts';
export * from '../client/messages/read-all-messages.ts';
export * from '../client/messages/get-message.ts';
export * from '../client/messages/delete-message.ts';
export * from '../client/messages/read-message.ts';
