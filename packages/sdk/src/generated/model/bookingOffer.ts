/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Something to be bought for an appointment.
 */
export interface BookingOffer {
  /**
     * Identifies the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the offer.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it holds.
     * @minLength 0
     * @maxLength 1000
     */
  description: string;
  price: AppointmentPriceState;
  /**
     * How it can be paid; empty where nothing is to be paid.
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
}
