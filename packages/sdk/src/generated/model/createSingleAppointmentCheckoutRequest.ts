/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * What is bought, by whom, and what pays.
 */
export interface CreateSingleAppointmentCheckoutRequest {
  /**
     * The kind of appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * When the slot begins; any offset that names the instant will do.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * Who is to give it; null for whoever is free when it is finalized.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  /**
     * What is bought.
     * @minimum 1
     * @maximum 9007199254740991
     */
  offerId: number;
  customerData: CustomerData;
  /** How it is paid; null where nothing is to be paid. */
  paymentMethod: OnlinePaymentMethod | null;
  /**
     * What pays; null where the offer costs nothing.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  acceptedConsents?: AcceptedConsents;
}
