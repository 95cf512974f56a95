/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * What is bought, by whom, and the tokenization or kept instrument that pays.
 */
export interface CreateCourseAppointmentCheckoutV4Request {
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
  /** Whether to wait for a place when none is free; without it a full course answers 409. */
  joinWaitingList: boolean;
  /**
     * A kept instrument; null when a tokenization pays.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  /**
     * A tokenization that is authorized or completed; null when a kept instrument pays.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  tokenizationReference: string | null;
}
