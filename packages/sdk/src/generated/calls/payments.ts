/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/payments/list-payments.ts';
export * from '../client/payments/get-payment.ts';
export * from '../client/payments/refund-payment.ts';
