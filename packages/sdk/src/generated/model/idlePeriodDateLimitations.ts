/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodEffect } from './idlePeriodEffect.ts';

/**
 * Days between which an idle period can lie.
 */
export interface IdlePeriodDateLimitations {
  /**
     * First calendar day on which one can begin; null when none can be asked for.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  minDate: Date | null;
  /**
     * Last calendar day on which one can end; null when none can be asked for.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  maxDate: Date | null;
  /**
     * First calendar day on which one that begins on startDate can end; null without startDate, and when none can begin then.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  minEndDate: Date | null;
  /**
     * Last calendar day on which one that begins on startDate can end; null without startDate, and when none can begin then.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  maxEndDate: Date | null;
  /** What an idle period from startDate to endDate would do; null when one of them is missing, and when it cannot be asked for. */
  effect: IdlePeriodEffect | null;
}
