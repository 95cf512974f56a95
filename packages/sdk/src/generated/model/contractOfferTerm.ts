/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDiscount } from './contractDiscount.ts';
import type { ContractExtension } from './contractExtension.ts';
import type { ContractFlatFee } from './contractFlatFee.ts';
import type { ContractModule } from './contractModule.ts';
import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A length for which an offer can be signed, with what it costs.
 */
export interface ContractOfferTerm {
  /**
     * Identifies the term; this is what is signed.
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
     * In the order of the studio.
     * @maxItems 50
     */
  flatFees: ContractFlatFee[];
  /**
     * Included ones and those to be booked, in the order of the studio.
     * @maxItems 50
     */
  modules: ContractModule[];
  /**
     * Taken off one after the other.
     * @maxItems 20
     */
  discounts: ContractDiscount[];
  /**
     * First calendar day of a contract that is signed now, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDate: Date;
  /**
     * First calendar day on which the studio can be used then; never after contractStartDate.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDateOfUse: Date;
  /**
     * Last calendar day of the minimum term then.
     * @minLength 10
     * @maxLength 10
     */
  firstEndDate: Date;
  totalPrice: Money;
  monthlyPrice: Money;
}
