/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/finion-pay/create-finion-pay-payment-request.ts';
export * from '../client/finion-pay/use-create-finion-pay-payment-request.ts';
export * from '../client/finion-pay/list-finion-pay-payment-requests.ts';
export * from '../client/finion-pay/use-list-finion-pay-payment-requests.ts';
