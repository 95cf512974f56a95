/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What is shown at the studio.
 */
export interface SaleTicket {
  /**
     * When it was sold, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
}
