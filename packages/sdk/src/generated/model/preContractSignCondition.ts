/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';
import type { PreContractSignConditionFieldsItem } from './preContractSignConditionFieldsItem.ts';

/**
 * What a studio asks of whoever signs, before an offer is chosen.
 */
export interface PreContractSignCondition {
  /** Whether anything can be signed online at all. */
  signable: boolean;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * What is asked of the person, in the order of the form.
     * @minItems 1
     * @maxItems 30
     */
  fields: PreContractSignConditionFieldsItem[];
  /**
     * How old whoever signs must be, in years.
     * @minimum 0
     * @maximum 120
     */
  minimumAge: number;
  /**
     * How it may be paid.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** Whether a code of a voucher can be given. */
  vouchersAllowed: boolean;
  /** Whether a code of a member can be given. */
  referralAllowed: boolean;
}
