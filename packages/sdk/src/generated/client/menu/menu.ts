/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-active-menu-entries.ts';
export * from './list-public-active-menu-entries.ts';
