/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/payment-methods/create-payment-method-checkout.ts';
export * from '../client/payment-methods/replace-payment-method.ts';
export * from '../client/payment-methods/get-payment-method-configuration.ts';
export * from '../client/payment-methods/authenticate-payment-method-checkout.ts';
export * from '../client/payment-methods/finalize-payment-method-checkout.ts';
export * from '../client/payment-methods/get-payment-method-customer.ts';
