/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-legal-infos.ts';
export * from './list-legal-consents.ts';
export * from './get-legal-info.ts';
export * from './get-active-legal-infos.ts';
export * from './list-given-consents.ts';
export * from './withdraw-consent.ts';
