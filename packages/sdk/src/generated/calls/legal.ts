/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/legal/list-legal-infos.ts';
export * from '../client/legal/list-legal-consents.ts';
export * from '../client/legal/get-legal-info.ts';
export * from '../client/legal/get-active-legal-infos.ts';
export * from '../client/legal/list-given-consents.ts';
export * from '../client/legal/withdraw-consent.ts';
