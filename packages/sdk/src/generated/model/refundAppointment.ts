/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A booking that a refund cancels.
 */
export interface RefundAppointment {
  /**
     * Name of the course or appointment.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Start.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
}
