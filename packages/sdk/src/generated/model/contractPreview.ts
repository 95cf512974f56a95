/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExtension } from './contractExtension.ts';
import type { ContractPriceLine } from './contractPriceLine.ts';
import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * What a contract would be. firstPayment is due when it begins, totalPrice is everything over the minimum term with all fees, monthlyPrice the same spread over its months and rounded up.
 */
export interface ContractPreview {
  /**
     * Studio that offers it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractOfferId: number;
  /**
     * The term.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractOfferTermId: number;
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
     * First calendar day of the contract, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDate: Date;
  /**
     * First calendar day on which the studio can be used.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDateOfUse: Date;
  /**
     * Last calendar day of the minimum term.
     * @minLength 10
     * @maxLength 10
     */
  firstEndDate: Date;
  /**
     * Last calendar day on which notice ends the contract on firstEndDate; null when it ends by itself.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day for a withdrawal, when it is signed now.
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
  /**
     * What it costs during the minimum term; their totals come to totalPrice.
     * @minItems 1
     * @maxItems 100
     */
  lines: ContractPriceLine[];
  firstPayment: Money;
  totalPrice: Money;
  monthlyPrice: Money;
}
