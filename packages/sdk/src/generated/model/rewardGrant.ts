/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { RewardType } from './rewardType.ts';

/**
 * A granted reward.
 */
export interface RewardGrant {
  type: RewardType;
  /** Monetary value, if any. */
  amount: Money | null;
  /**
     * First calendar day of a free period; null for other rewards.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  startDate: Date | null;
  /**
     * Its last calendar day; null for other rewards.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  endDate: Date | null;
  /**
     * Code of a voucher; null for other rewards.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  voucherCode: string | null;
  /**
     * Time of the grant, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  grantedAt: Date;
}
