/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/virtual-products/list-passes.ts';
export * from '../client/virtual-products/use-list-passes.ts';
export * from '../client/virtual-products/list-virtual-products.ts';
export * from '../client/virtual-products/use-list-virtual-products.ts';
export * from '../client/virtual-products/list-public-virtual-products.ts';
export * from '../client/virtual-products/use-list-public-virtual-products.ts';
export * from '../client/virtual-products/get-virtual-product-by-variant.ts';
export * from '../client/virtual-products/use-get-virtual-product-by-variant.ts';
export * from '../client/virtual-products/get-public-virtual-product-by-variant.ts';
export * from '../client/virtual-products/use-get-public-virtual-product-by-variant.ts';
