/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-payment-instruments.ts';
export * from './archive-payment-instrument.ts';
export * from './prefer-payment-instrument.ts';
export * from './create-credit-card.ts';
export * from './create-public-credit-card.ts';
export * from './create-bancontact-card.ts';
export * from './create-public-bancontact-card.ts';
export * from './create-ideal.ts';
export * from './create-public-ideal.ts';
export * from './create-paypal.ts';
export * from './create-public-paypal.ts';
export * from './create-twint.ts';
export * from './create-public-twint.ts';
export * from './list-available-payment-types.ts';
export * from './list-public-payment-methods.ts';
export * from './get-public-account-balance.ts';
