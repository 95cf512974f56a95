/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-payments.ts';
export * from './get-payment.ts';
export * from './refund-payment.ts';
