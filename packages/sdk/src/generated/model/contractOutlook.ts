/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractChoice } from './contractChoice.ts';
import type { ContractPause } from './contractPause.ts';
import type { ContractPayment } from './contractPayment.ts';
import type { ContractUpgradePreview } from './contractUpgradePreview.ts';
import type { Money } from './money.ts';

/**
 * What becomes of a contract for one choice.
 */
export interface ContractOutlook {
  choice: ContractChoice;
  /**
     * Last calendar day of the contract, or of the one that replaces it, if it is canceled or ends by itself; otherwise the earliest one possible.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /** The next payment; null if there is none until untilDate. */
  nextPayment: ContractPayment | null;
  /** Sum of payments and refunds from today until untilDate; negative if refunds exceed. */
  total: Money;
  /** The idle period of PAUSE: the next possible one of four weeks, or of the length closest to it; null for other choices. */
  pause: ContractPause | null;
  /** The upgrade of CHANGE, at the earliest possible start and with the modules that the member has; null for other choices. */
  upgrade: ContractUpgradePreview | null;
}
