/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractPreview } from './contractPreview.ts';
import type { Money } from './money.ts';

/**
 * What a contract would become. stillCharged is what is charged for the one that runs from today until it ends, credit what was paid for it ahead and comes back.
 */
export interface ContractUpgradePreview {
  /**
     * The contract that runs.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid: string;
  /**
     * Name of the contract that runs.
     * @minLength 1
     * @maxLength 120
     */
  currentName: string;
  /**
     * Last calendar day of the contract that runs: the one before the new one begins.
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
