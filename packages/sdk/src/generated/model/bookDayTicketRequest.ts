/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerData } from './customerData.ts';

/**
 * Day ticket, day and customer.
 */
export interface BookDayTicketRequest {
  /**
     * The day ticket.
     * @minimum 1
     * @maximum 9007199254740991
     */
  productVariantId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
  customerData: CustomerData;
}
