/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';

/**
 * Price of an appointment: an amount in the currency of the studio, or a state with an amount.
 */
export type AppointmentPrice = number | AppointmentPriceState;
