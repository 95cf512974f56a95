/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StandingBooking } from './StandingBooking.ts';

export const standingBookingsStandingBookingsMax = 60;



export const StandingBookings = /*#__PURE__*/ zod.object({
  "standingBookings": /*#__PURE__*/ zod.array(StandingBooking).check(/*#__PURE__*/ zod.maxLength(standingBookingsStandingBookingsMax))
});

export type StandingBookings = zod.input<typeof StandingBookings>;
export type StandingBookingsOutput = zod.output<typeof StandingBookings>;
