/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodMediaType } from './idlePeriodMediaType.ts';

/**
 * What document a studio wants to see with an idle period.
 */
export interface IdlePeriodDocumentRequirements {
  /** Whether none can be asked for without one. */
  documentRequired: boolean;
  /**
     * What it has to show, in the words of the studio; null when the studio says nothing.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  description: string | null;
  /**
     * Kinds that are taken.
     * @minItems 1
     * @maxItems 4
     */
  mediaTypes: IdlePeriodMediaType[];
  /**
     * How large a file may be, in MB.
     * @minimum 0
     * @maximum 100
     */
  maxMegabytes: number;
}
