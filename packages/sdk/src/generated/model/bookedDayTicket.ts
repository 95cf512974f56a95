/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Picture } from './picture.ts';
import type { PurchasedProduct } from './purchasedProduct.ts';

/**
 * A day ticket with payment at the studio.
 */
export interface BookedDayTicket {
  /**
     * Secret identifier of the person as a prospective customer.
     * @minLength 36
     * @maxLength 36
     */
  leadId: string;
  /**
     * Name of the day ticket.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Picture of the product; null if it has none. */
  image: Picture | null;
  price: Money;
  purchase: PurchasedProduct;
  /**
     * Time of cancelation, with the offset of the studio; null if it is valid.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  canceledAt: Date | null;
}
