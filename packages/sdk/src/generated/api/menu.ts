/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/menu/list-active-menu-entries.ts';
export * from '../client/menu/use-list-active-menu-entries.ts';
export * from '../client/menu/list-public-active-menu-entries.ts';
export * from '../client/menu/use-list-public-active-menu-entries.ts';
