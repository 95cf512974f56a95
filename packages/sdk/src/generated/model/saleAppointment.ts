/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SaleTicket } from './saleTicket.ts';

/**
 * A purchased appointment.
 */
export interface SaleAppointment {
  /**
     * Name of the appointment.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Start, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  ticket: SaleTicket;
}
