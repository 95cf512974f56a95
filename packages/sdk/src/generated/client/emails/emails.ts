/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './add-additional-email.ts';
export * from './delete-additional-email.ts';
export * from './add-additional-email-legacy.ts';
export * from './delete-additional-email-legacy.ts';
export * from './verify-additional-email.ts';
