/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { WalletCard } from './WalletCard.ts';

export const Wallets = /*#__PURE__*/ zod.object({
  "apple": /*#__PURE__*/ zod.boolean(),
  "google": /*#__PURE__*/ zod.boolean(),
  "card": /*#__PURE__*/ zod.union([WalletCard,/*#__PURE__*/ zod.null()])
});

export type Wallets = zod.input<typeof Wallets>;
export type WalletsOutput = zod.output<typeof Wallets>;
