/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExtension } from './contractExtension.ts';
import type { ContractPriceLine } from './contractPriceLine.ts';
import type { Money } from './money.ts';
import type { Term } from './term.ts';
import type { VoucherPayment } from './voucherPayment.ts';

/**
 * A possible contract. firstPayment is due at its start, totalPrice covers the minimum term with all fees, monthlyPrice is totalPrice spread over its months and rounded up.
 */
export interface ContractPreview {
  /**
     * Studio of the offer.
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
     * First calendar day of the contract, in the time zone of the studio.
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
     * Last calendar day to give notice for firstEndDate; null if the contract ends automatically.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day for a withdrawal if it is signed now.
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
  /**
     * Price positions of the minimum term, which add up to totalPrice.
     * @minItems 1
     * @maxItems 100
     */
  lines: ContractPriceLine[];
  /** A purchased voucher that pays, fully or in part; null without one. Signing credits it to the member's account, so that the first payments are less. A discount code of the studio is one of the lines instead. */
  voucher: VoucherPayment | null;
  /** What the voucher leaves of firstPayment. */
  firstPaymentDue: Money;
  firstPayment: Money;
  totalPrice: Money;
  monthlyPrice: Money;
}
