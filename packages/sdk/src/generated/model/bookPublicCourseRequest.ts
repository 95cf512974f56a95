/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';

/**
 * Appointment and customer.
 */
export interface BookPublicCourseRequest {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  customerData: CustomerData;
  /** True to join the waiting list of a full course, which otherwise returns 409. */
  joinWaitingList: boolean;
  /** True to move up from the waiting list also after the end of free cancelation. Whoever joins after that accepts it. */
  acceptsLatePromotion?: boolean;
}
