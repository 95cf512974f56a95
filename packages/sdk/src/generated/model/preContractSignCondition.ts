/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';
import type { PreContractSignConditionFieldsItem } from './preContractSignConditionFieldsItem.ts';

/**
 * Requirements of a studio for signing, before an offer is chosen.
 */
export interface PreContractSignCondition {
  /** True if contracts can be signed online. */
  signable: boolean;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Fields for personal data, in the order of the form.
     * @minItems 1
     * @maxItems 30
     */
  fields: PreContractSignConditionFieldsItem[];
  /**
     * Minimum age of the customer, in years.
     * @minimum 0
     * @maximum 120
     */
  minimumAge: number;
  /**
     * Accepted payment methods.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** True if a voucher code can be used. */
  vouchersAllowed: boolean;
  /** True if a referral code can be used. */
  referralAllowed: boolean;
}
