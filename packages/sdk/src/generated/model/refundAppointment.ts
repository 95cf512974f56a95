/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A booking that ends when its payment is given back.
 */
export interface RefundAppointment {
  /**
     * Name of the course or appointment.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * When it begins.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * When it ends.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
}
