/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfo } from './legalInfo.ts';

/**
 * The legal documents of a studio as its footer lists them.
 */
export interface ActiveLegalInfos {
  /**
     * In the order of the footer; at most one of each type.
     * @maxItems 5
     */
  activeLegalInfos: LegalInfo[];
}
