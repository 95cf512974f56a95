/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExtension } from './contractExtension.ts';
import type { ContractPriceLine } from './contractPriceLine.ts';
import type { FlatFeeContract } from './flatFeeContract.ts';
import type { ModuleContract } from './moduleContract.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { ReplacedContract } from './replacedContract.ts';
import type { Term } from './term.ts';

/**
 * A signed contract.
 */
export interface Contract {
  /**
     * Identifies the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Number of the contract for display.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Studio of the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the offer.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  term: Term;
  paymentFrequency: Term;
  noticePeriod: Term;
  extension: ContractExtension;
  /**
     * First calendar day of the contract.
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
     * First calendar day on which the studio can be used.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDateOfUse: Date;
  price: Money;
  totalPrice: Money;
  monthlyPrice: Money;
  /**
     * Price positions of the minimum term, which add up to totalPrice.
     * @minItems 1
     * @maxItems 100
     */
  lines: ContractPriceLine[];
  /**
     * In the order of the offer.
     * @maxItems 50
     */
  moduleContracts: ModuleContract[];
  /**
     * In the order of the offer.
     * @maxItems 50
     */
  flatFeeContracts: FlatFeeContract[];
  paymentMethod: PaymentMethod;
  /**
     * Reference of the SEPA mandate, if any.
     * @minLength 8
     * @maxLength 35
     * @nullable
     */
  mandateReference: string | null;
  /**
     * The bank account, masked; null without a mandate.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  maskedIban: string | null;
  /**
     * Time of the signature, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  signedAt: Date;
  /**
     * Last calendar day for a withdrawal.
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
  /** The replaced contract; null if there is none. */
  replaces: ReplacedContract | null;
}
