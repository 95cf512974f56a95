/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './create-payment-method-checkout.ts';
export * from './replace-payment-method.ts';
export * from './get-payment-method-configuration.ts';
export * from './authenticate-payment-method-checkout.ts';
export * from './finalize-payment-method-checkout.ts';
export * from './get-payment-method-customer.ts';
