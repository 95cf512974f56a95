/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';

/**
 * What an appointment costs: a plain amount in the currency of the studio, or a state with an amount.
 */
export type AppointmentPrice = number | AppointmentPriceState;
