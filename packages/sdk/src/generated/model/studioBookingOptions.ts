/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioBookingOption } from './studioBookingOption.ts';

/**
 * Booking options of a studio.
 */
export interface StudioBookingOptions {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Public options, in the order of the studio's menu.
     * @maxItems 20
     */
  options: StudioBookingOption[];
}
