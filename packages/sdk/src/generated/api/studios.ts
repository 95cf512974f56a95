/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/studios/get-home-studio.ts';
export * from '../client/studios/use-get-home-studio.ts';
export * from '../client/studios/list-public-studios.ts';
export * from '../client/studios/use-list-public-studios.ts';
export * from '../client/studios/get-public-studio.ts';
export * from '../client/studios/use-get-public-studio.ts';
export * from '../client/studios/get-any-studio-logo.ts';
export * from '../client/studios/use-get-any-studio-logo.ts';
export * from '../client/studios/get-studio-logo.ts';
export * from '../client/studios/use-get-studio-logo.ts';
export * from '../client/studios/get-sepa-agreement.ts';
export * from '../client/studios/use-get-sepa-agreement.ts';
