/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GivenConsent } from './givenConsent.ts';

/**
 * The consents of an account.
 */
export interface GivenConsents {
  /**
     * Newest first.
     * @maxItems 100
     */
  consents: GivenConsent[];
}
