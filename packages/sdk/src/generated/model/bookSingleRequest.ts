/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which slot of a kind of appointment, with whom, and what pays.
 */
export interface BookSingleRequest {
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
     * Who is to give it; null for anybody who is free.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  /**
     * What the member holds that pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  bookingOptionId: number;
}
