/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodEffect } from './idlePeriodEffect.ts';

/**
 * Possible days of an idle period.
 */
export interface IdlePeriodDateLimitations {
  /**
     * First possible start; null if none can be requested.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  minDate: Date | null;
  /**
     * Last possible end; null if none can be requested.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  maxDate: Date | null;
  /**
     * First possible end for startDate; null without startDate, or if it is not a possible start.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  minEndDate: Date | null;
  /**
     * Last possible end for startDate; null without startDate, or if it is not a possible start.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  maxEndDate: Date | null;
  /** Effect of an idle period from startDate to endDate; null if one of them is missing or it cannot be requested. */
  effect: IdlePeriodEffect | null;
}
