/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const walletCardCreatedAtMin = 20;
export const walletCardCreatedAtMax = 35;



export const WalletCard = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(walletCardCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(walletCardCreatedAtMax))
});

export type WalletCard = zod.input<typeof WalletCard>;
export type WalletCardOutput = zod.output<typeof WalletCard>;
