/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-booking-portal-studios.ts';
export * from './list-studios-for-filters.ts';
export * from './list-studio-categories.ts';
export * from './list-studio-feature-categories.ts';
export * from './get-studio-count.ts';
export * from './list-studio-counts-by-city.ts';
export * from './list-additional-menu-entries.ts';
export * from './list-studio-booking-options.ts';
export * from './list-studios-for-my-sports-guest.ts';
export * from './list-studios-for-studio-connect.ts';
export * from './list-studios-for-whitelabel-app-twin.ts';
export * from './list-studios-for-whitelabel-portal-twin.ts';
export * from './list-studios-for-whitelabel-app.ts';
export * from './list-studios-for-whitelabel-portal.ts';
export * from './get-studio-by-alias.ts';
export * from './get-tenant-config.ts';
export * from './get-studio-rating.ts';
