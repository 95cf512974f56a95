/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * Current state of a contract's module.
 */
export interface MemberModuleContract {
  /**
     * Identifies the module contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Contract of the module.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
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
     * Date of its cancelation, separately or with its contract; null if not canceled.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day to give notice for endDate; null if it ends then in any case.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day after the cancelation of the module or its contract; null if it continues.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /** True if it can be canceled separately today. */
  cancelable: boolean;
  /** True if its separate cancelation can be withdrawn today. */
  withdrawable: boolean;
  /**
     * First calendar day of the free trial; null without a trial.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodStartDate: Date | null;
  /**
     * Last calendar day of the free trial, in which it can be canceled without notice; null without a trial.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodEndDate: Date | null;
}
