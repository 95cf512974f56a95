/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './create-beverage-sale.ts';
