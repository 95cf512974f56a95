/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-virtual-products.ts';
export * from './list-public-virtual-products.ts';
export * from './get-virtual-product-by-variant.ts';
export * from './get-public-virtual-product-by-variant.ts';
