/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfo } from './legalInfo.ts';

/**
 * Legal documents of a studio for its footer.
 */
export interface ActiveLegalInfos {
  /**
     * In the order of the footer, at most one per type.
     * @maxItems 5
     */
  activeLegalInfos: LegalInfo[];
}
