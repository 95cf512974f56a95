/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * What is bought, by whom, and what pays.
 */
export interface CreateCourseAppointmentCheckoutRequest {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
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
  /** Whether to wait for a place when none is free; without it a full course answers 409. */
  joinWaitingList: boolean;
}
