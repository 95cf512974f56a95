/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-payment-request.ts';
export * from './create-payment-request-checkout.ts';
export * from './get-payment-request-checkout.ts';
export * from './authenticate-payment-request-checkout.ts';
export * from './cancel-payment-request-checkout.ts';
export * from './finalize-payment-request-checkout.ts';
