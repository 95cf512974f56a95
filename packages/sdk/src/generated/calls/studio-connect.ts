/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/studio-connect/connect-with-customer-code.ts';
export * from '../client/studio-connect/connect-with-email.ts';
export * from '../client/studio-connect/connect-with-iban.ts';
export * from '../client/studio-connect/connect-with-iban-suffix.ts';
export * from '../client/studio-connect/delete-studio-connect.ts';
