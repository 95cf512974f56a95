/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodMediaType } from './idlePeriodMediaType.ts';

/**
 * Document requirements of a studio for idle periods.
 */
export interface IdlePeriodDocumentRequirements {
  /** True if a request requires a document. */
  documentRequired: boolean;
  /**
     * Required content, as described by the studio, if any.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  description: string | null;
  /**
     * Accepted file types.
     * @minItems 1
     * @maxItems 4
     */
  mediaTypes: IdlePeriodMediaType[];
  /**
     * Maximum file size in MB.
     * @minimum 0
     * @maximum 100
     */
  maxMegabytes: number;
}
