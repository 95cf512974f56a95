/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-beverage-device.ts';
export * from './create-beverage-sale.ts';
