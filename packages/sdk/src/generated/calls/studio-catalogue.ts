/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/studio-catalogue/list-booking-portal-studios.ts';
export * from '../client/studio-catalogue/list-studios-for-filters.ts';
export * from '../client/studio-catalogue/list-studio-categories.ts';
export * from '../client/studio-catalogue/list-studio-feature-categories.ts';
export * from '../client/studio-catalogue/get-studio-count.ts';
export * from '../client/studio-catalogue/list-studio-counts-by-city.ts';
export * from '../client/studio-catalogue/list-additional-menu-entries.ts';
export * from '../client/studio-catalogue/list-studio-booking-options.ts';
export * from '../client/studio-catalogue/list-studios-for-my-sports-guest.ts';
export * from '../client/studio-catalogue/list-studios-for-studio-connect.ts';
export * from '../client/studio-catalogue/list-studios-for-whitelabel-app-twin.ts';
export * from '../client/studio-catalogue/list-studios-for-whitelabel-portal-twin.ts';
export * from '../client/studio-catalogue/list-studios-for-whitelabel-app.ts';
export * from '../client/studio-catalogue/list-studios-for-whitelabel-portal.ts';
export * from '../client/studio-catalogue/get-studio-by-alias.ts';
export * from '../client/studio-catalogue/get-tenant-config.ts';
export * from '../client/studio-catalogue/get-studio-rating.ts';
