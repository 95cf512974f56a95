/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  GoogleWalletPass
} from './schemas/GoogleWalletPass.ts';

import {
  WalletPassRequest
} from './schemas/WalletPassRequest.ts';

import {
  Wallets
} from './schemas/Wallets.ts';



/**
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 * @summary Wallets of the portal, and the member's card
 */
export const GetWalletsResponse = Wallets

/**
 * For any logged-in user, for a booking of the account or, without bookingUuid, for the door card of the member of the tenant in X-Tenant. A new door card has a new code, and the previous one stops working. The pass of a booking has no code for the door.
 * @summary Create a pass for Apple Wallet
 */
export const CreateAppleWalletPassBody = WalletPassRequest

export const CreateAppleWalletPassResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user, for a booking of the account or, without bookingUuid, for the door card of the member of the tenant in X-Tenant. A new door card has a new code, and the previous one stops working. The pass of a booking has no code for the door.
 * @summary Create a pass for Google Wallet
 */
export const CreateGoogleWalletPassBody = WalletPassRequest

export const CreateGoogleWalletPassResponse = GoogleWalletPass

/**
 * For any logged-in user, for the door card of the member of the tenant in X-Tenant. Its code is no longer accepted at the door; the pass itself stays in the wallet until its owner deletes it. Repeating the call fails with wallet.error.cardnotfound.
 * @summary Remove the wallet card
 */
export const DeleteWalletCardResponse = /*#__PURE__*/ zod.void()
