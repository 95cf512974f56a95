/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-home-studio.ts';
export * from './list-public-studios.ts';
export * from './get-public-studio.ts';
export * from './get-any-studio-logo.ts';
export * from './get-studio-logo.ts';
export * from './get-sepa-agreement.ts';
