/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { VirtualProductVariant } from './virtualProductVariant.ts';

/**
 * A voucher that a studio sells.
 */
export interface Voucher {
  /**
     * Identifies the voucher that is sold.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Studio that sells it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the product.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is, as plain text; empty when nobody has written anything.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** A picture of it. */
  image: Picture | null;
  /**
     * The forms in which it is sold, the cheapest first.
     * @minItems 1
     * @maxItems 50
     */
  variants: VirtualProductVariant[];
}
