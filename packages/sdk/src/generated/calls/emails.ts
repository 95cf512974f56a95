/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/emails/add-additional-email.ts';
export * from '../client/emails/delete-additional-email.ts';
export * from '../client/emails/add-additional-email-legacy.ts';
export * from '../client/emails/delete-additional-email-legacy.ts';
export * from '../client/emails/verify-additional-email.ts';
