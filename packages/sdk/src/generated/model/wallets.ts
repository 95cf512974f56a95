/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WalletCard } from './walletCard.ts';

/**
 * Wallets that passes are made for, and the card of the member.
 */
export interface Wallets {
  /** True if the operator has configured Apple Wallet. */
  apple: boolean;
  /** True if the operator has configured Google Wallet. */
  google: boolean;
  /** The door card with a valid code; null without one. */
  card: WalletCard | null;
}
