/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodMediaType } from './idlePeriodMediaType.ts';

/**
 * A document that is kept for an idle period to be asked for.
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
     * How long it is kept while nothing is asked for with it, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
