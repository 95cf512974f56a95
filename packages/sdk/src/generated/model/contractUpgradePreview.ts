/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractPreview } from './contractPreview.ts';
import type { Money } from './money.ts';

/**
 * Preview of an upgrade. stillCharged is charged for the current contract until its end, credit is refunded for advance payments.
 */
export interface ContractUpgradePreview {
  /**
     * The current contract.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid: string;
  /**
     * Name of the current contract.
     * @minLength 1
     * @maxLength 120
     */
  currentName: string;
  /**
     * Last calendar day of the current contract: the day before the new one begins.
     * @minLength 10
     * @maxLength 10
     */
  currentEndDate: Date;
  currentMonthlyPrice: Money;
  monthlyPriceDifference: Money;
  stillCharged: Money;
  credit: Money;
  preview: ContractPreview;
}
