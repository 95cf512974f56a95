/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * An offer for an appointment.
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
     * Content of the offer.
     * @minLength 0
     * @maxLength 1000
     */
  description: string;
  price: AppointmentPrice;
  /**
     * Accepted payment methods; empty if it is free.
     * @maxItems 7
     */
  paymentMethods: OnlinePaymentMethod[];
}
