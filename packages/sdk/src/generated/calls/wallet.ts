/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/wallet/get-wallets.ts';
export * from '../client/wallet/create-apple-wallet-pass.ts';
export * from '../client/wallet/create-google-wallet-pass.ts';
export * from '../client/wallet/delete-wallet-card.ts';
