/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './initiate-tokenization.ts';
export * from './complete-tokenization.ts';
export * from './get-tokenization-state.ts';
export * from './list-tokenization-payment-methods.ts';
