/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { RewardType } from './rewardType.ts';

/**
 * What somebody has got as a reward.
 */
export interface RewardGrant {
  type: RewardType;
  /** What it is worth; null for what is no money. */
  amount: Money | null;
  /**
     * First calendar day of a free period; null for anything else.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  startDate: Date | null;
  /**
     * Last calendar day of it; null for anything else.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  endDate: Date | null;
  /**
     * Code of a voucher; null for anything else.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  voucherCode: string | null;
  /**
     * When it was given, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  grantedAt: Date;
}
