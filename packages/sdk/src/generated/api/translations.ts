/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/translations/get-translation-locales.ts';
export * from '../client/translations/use-get-translation-locales.ts';
export * from '../client/translations/get-translations.ts';
export * from '../client/translations/use-get-translations.ts';
