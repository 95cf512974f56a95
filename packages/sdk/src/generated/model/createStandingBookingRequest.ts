/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A class to book every week.
 */
export interface CreateStandingBookingRequest {
  /**
     * Any date of the class, which says course, studio, weekday and time.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
}
