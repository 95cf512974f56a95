/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Appointment and booking option.
 */
export interface BookCourseRequest {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  /**
     * The booking option that pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  bookingOptionId: number;
  /** True to join the waiting list of a full course, which otherwise returns 409. */
  joinWaitingList: boolean;
  /** True to move up from the waiting list also after the end of free cancelation. Whoever joins after that accepts it. */
  acceptsLatePromotion?: boolean;
}
