/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-translation-locales.ts';
export * from './get-translations.ts';
