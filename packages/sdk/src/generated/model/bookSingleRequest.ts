/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Slot of a kind of appointment, employee and booking option.
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
     * Start of the slot, with any offset.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * The requested employee; null for any available one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  /**
     * The booking option that pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  bookingOptionId: number;
}
