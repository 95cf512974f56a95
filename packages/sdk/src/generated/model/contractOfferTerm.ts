/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDiscount } from './contractDiscount.ts';
import type { ContractExtension } from './contractExtension.ts';
import type { ContractFlatFee } from './contractFlatFee.ts';
import type { ContractModule } from './contractModule.ts';
import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A term of an offer, with its price.
 */
export interface ContractOfferTerm {
  /**
     * Identifies the term, which is what is signed.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  term: Term;
  price: Money;
  paymentFrequency: Term;
  noticePeriod: Term;
  extension: ContractExtension;
  /**
     * In the order set by the studio.
     * @maxItems 50
     */
  flatFees: ContractFlatFee[];
  /**
     * Included and optional modules, in the order set by the studio.
     * @maxItems 50
     */
  modules: ContractModule[];
  /**
     * Deducted one after the other.
     * @maxItems 20
     */
  discounts: ContractDiscount[];
  /**
     * First calendar day of a contract that is signed now, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDate: Date;
  /**
     * First calendar day on which the studio could be used in that case; never after contractStartDate.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDateOfUse: Date;
  /**
     * Last calendar day of the minimum term in that case.
     * @minLength 10
     * @maxLength 10
     */
  firstEndDate: Date;
  totalPrice: Money;
  monthlyPrice: Money;
}
