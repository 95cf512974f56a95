/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodMediaType } from './idlePeriodMediaType.ts';

/**
 * A document stored for a future request.
 */
export interface IdlePeriodDocument {
  /**
     * Identifies the document.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  mediaType: IdlePeriodMediaType;
  /**
     * End of storage if it is not used, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
