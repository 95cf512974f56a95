/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/devices/get-beverage-device.ts';
export * from '../client/devices/use-get-beverage-device.ts';
export * from '../client/devices/create-beverage-sale.ts';
export * from '../client/devices/use-create-beverage-sale.ts';
