/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Ticket to show at the studio.
 */
export interface SaleTicket {
  /**
     * Time of the sale, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
}
