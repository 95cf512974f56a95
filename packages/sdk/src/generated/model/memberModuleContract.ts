/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module of a contract, as it stands today.
 */
export interface MemberModuleContract {
  /**
     * Identifies the module contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Contract that it belongs to.
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
     * When it was canceled, by itself or with its contract; null when it was not.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day on which notice ends it on endDate; null when it ends then anyway.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day, by its own cancelation or that of its contract; null when it goes on.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /** Whether it can be canceled by itself today. */
  cancelable: boolean;
  /** Whether its own cancelation can be withdrawn today. */
  withdrawable: boolean;
  /**
     * First calendar day on which it can be tried for nothing; null when it cannot.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodStartDate: Date | null;
  /**
     * Last calendar day on which it can be tried for nothing, and canceled without notice; null when it cannot.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  trialPeriodEndDate: Date | null;
}
