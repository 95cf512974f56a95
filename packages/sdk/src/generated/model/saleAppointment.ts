/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SaleTicket } from './saleTicket.ts';

/**
 * A time that was bought.
 */
export interface SaleAppointment {
  /**
     * What takes place.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * When it begins, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * When it ends, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  ticket: SaleTicket;
}
