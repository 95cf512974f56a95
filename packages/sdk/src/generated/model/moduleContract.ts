/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module of a contract.
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
  /** Price per payment; null if included. */
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
     * Date of the cancelation; null if not canceled.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day to give notice for endDate; null if the contract ends automatically.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * First calendar day of the free trial; null without a trial.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodStartDate: Date | null;
  /**
     * Last calendar day of the free trial; null without a trial.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodEndDate: Date | null;
}
