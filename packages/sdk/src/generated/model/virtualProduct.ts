/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { VirtualProductType } from './virtualProductType.ts';
import type { VirtualProductVariant } from './virtualProductVariant.ts';

/**
 * A virtual product that a studio sells.
 */
export interface VirtualProduct {
  /**
     * Identifies the product.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  type: VirtualProductType;
  /** True if only members of the tenant can buy it. */
  memberOnly: boolean;
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
     * Description as plain text, possibly empty.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** A picture. */
  image: Picture | null;
  /**
     * The variants, cheapest first.
     * @minItems 1
     * @maxItems 50
     */
  variants: VirtualProductVariant[];
  /**
     * Number of days in advance for which a day ticket can be bought. Omitted for other products; for a day ticket without it, only the current day can be chosen.
     * @minimum 0
     * @maximum 365
     */
  daysInAdvance?: number;
}
