/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractOffer } from './contractOffer.ts';
import type { WidgetStudio } from './widgetStudio.ts';

/**
 * Memberships of a studio.
 */
export interface OffersWidget {
  studio: WidgetStudio;
  /**
     * In the order set by the studio.
     * @maxItems 50
     */
  offers: ContractOffer[];
}
