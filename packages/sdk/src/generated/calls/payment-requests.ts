/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/payment-requests/get-payment-request.ts';
export * from '../client/payment-requests/create-payment-request-checkout.ts';
export * from '../client/payment-requests/get-payment-request-checkout.ts';
export * from '../client/payment-requests/authenticate-payment-request-checkout.ts';
export * from '../client/payment-requests/cancel-payment-request-checkout.ts';
export * from '../client/payment-requests/finalize-payment-request-checkout.ts';
