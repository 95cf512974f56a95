/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { PassState } from './passState.ts';
import type { PassType } from './passType.ts';
import type { VoucherRecipient } from './voucherRecipient.ts';

/**
 * Something that the account holds to book, enter or pay with.
 */
export interface Pass {
  type: PassType;
  /** Whether it can still be used, on this day or a later one. */
  state: PassState;
  /**
     * Name of the product or reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Code to show at the studio or to enter in an order; a secret, because knowing it is enough. Null for visits that the studio has given.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  code: string | null;
  /**
     * The product to buy it again; null if it was not bought.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  productVariantId: number | null;
  /**
     * Studio that sold or granted it; null for visits that were not bought.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  organizationUnitId: number | null;
  /**
     * Visits that are left; null for other kinds.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  remaining: number | null;
  /** Value of a voucher when it was bought or granted; null for other kinds. */
  amount: Money | null;
  /** What is left of it; null for other kinds. */
  rest: Money | null;
  /** Recipient of a voucher; null for the buyer and for other kinds. */
  recipient: VoucherRecipient | null;
  /**
     * First calendar day of validity, that of a day ticket; null if not limited.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validFrom: Date | null;
  /**
     * Last calendar day of validity; null if it does not expire.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
