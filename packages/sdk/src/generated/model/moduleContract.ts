/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module that somebody has with a contract.
 */
export interface ModuleContract {
  /**
     * Identifies the module contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Of each payment; null when it is included. */
  price: Money | null;
  paymentFrequency: Term;
  /**
     * First calendar day.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day of the minimum term.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /**
     * When it was canceled; null when it was not.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day on which notice ends it on endDate; null when it ends by itself.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * First calendar day on which it can be tried for nothing; null when it cannot.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodStartDate: Date | null;
  /**
     * Last calendar day on which it can be tried for nothing; null when it cannot.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodEndDate: Date | null;
}
