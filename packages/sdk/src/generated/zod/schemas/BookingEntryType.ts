/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const BookingEntryType = /*#__PURE__*/ zod.enum(['CLAIM', 'PAYMENT', 'REVERSAL']);

export type BookingEntryType = zod.input<typeof BookingEntryType>;
export type BookingEntryTypeOutput = zod.output<typeof BookingEntryType>;
