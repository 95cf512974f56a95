/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './create-finion-pay-payment-request.ts';
export * from './list-finion-pay-payment-requests.ts';
