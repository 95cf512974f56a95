/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/tokenization/initiate-tokenization.ts';
export * from '../client/tokenization/complete-tokenization.ts';
export * from '../client/tokenization/get-tokenization-state.ts';
export * from '../client/tokenization/list-tokenization-payment-methods.ts';
