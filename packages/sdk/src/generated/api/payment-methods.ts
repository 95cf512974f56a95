/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/payment-methods/create-payment-method-checkout.ts';
export * from '../client/payment-methods/use-create-payment-method-checkout.ts';
export * from '../client/payment-methods/replace-payment-method.ts';
export * from '../client/payment-methods/use-replace-payment-method.ts';
export * from '../client/payment-methods/get-payment-method-configuration.ts';
export * from '../client/payment-methods/use-get-payment-method-configuration.ts';
export * from '../client/payment-methods/authenticate-payment-method-checkout.ts';
export * from '../client/payment-methods/use-authenticate-payment-method-checkout.ts';
export * from '../client/payment-methods/finalize-payment-method-checkout.ts';
export * from '../client/payment-methods/use-finalize-payment-method-checkout.ts';
export * from '../client/payment-methods/get-payment-method-customer.ts';
export * from '../client/payment-methods/use-get-payment-method-customer.ts';
