/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const walletPassRequestBookingUuidMin = 36;
export const walletPassRequestBookingUuidMax = 36;



export const WalletPassRequest = /*#__PURE__*/ zod.object({
  "bookingUuid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(walletPassRequestBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(walletPassRequestBookingUuidMax)))
});

export type WalletPassRequest = zod.input<typeof WalletPassRequest>;
export type WalletPassRequestOutput = zod.output<typeof WalletPassRequest>;
