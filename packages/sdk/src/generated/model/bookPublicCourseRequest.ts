/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';

/**
 * Which appointment, and who comes.
 */
export interface BookPublicCourseRequest {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  customerData: CustomerData;
  /** Whether to wait for a place when none is free; without it a full course answers 409. */
  joinWaitingList: boolean;
}
