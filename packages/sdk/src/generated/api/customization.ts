/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/customization/list-dashboard-links.ts';
export * from '../client/customization/use-list-dashboard-links.ts';
