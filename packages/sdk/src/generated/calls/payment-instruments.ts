/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/payment-instruments/list-payment-instruments.ts';
export * from '../client/payment-instruments/archive-payment-instrument.ts';
export * from '../client/payment-instruments/prefer-payment-instrument.ts';
export * from '../client/payment-instruments/create-credit-card.ts';
export * from '../client/payment-instruments/create-public-credit-card.ts';
export * from '../client/payment-instruments/create-bancontact-card.ts';
export * from '../client/payment-instruments/create-public-bancontact-card.ts';
export * from '../client/payment-instruments/create-ideal.ts';
export * from '../client/payment-instruments/create-public-ideal.ts';
export * from '../client/payment-instruments/create-paypal.ts';
export * from '../client/payment-instruments/create-public-paypal.ts';
export * from '../client/payment-instruments/create-twint.ts';
export * from '../client/payment-instruments/create-public-twint.ts';
export * from '../client/payment-instruments/list-available-payment-types.ts';
export * from '../client/payment-instruments/list-public-payment-methods.ts';
export * from '../client/payment-instruments/get-public-account-balance.ts';
