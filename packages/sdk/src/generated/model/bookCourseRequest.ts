/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which appointment, and what pays.
 */
export interface BookCourseRequest {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  /**
     * What the member holds that pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  bookingOptionId: number;
  /** Whether to wait for a place when none is free; without it a full course answers 409. */
  joinWaitingList: boolean;
}
