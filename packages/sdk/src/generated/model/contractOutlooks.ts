/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractOutlook } from './contractOutlook.ts';

/**
 * What becomes of a contract for each of the member's choices.
 */
export interface ContractOutlooks {
  /**
     * The contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * Last calendar day of the twelve months from today whose charges the totals contain.
     * @minLength 10
     * @maxLength 10
     */
  untilDate: Date;
  /**
     * The choices. The first is KEEP; a contract that is canceled has no other. CHANGE occurs once for each term that can replace the contract.
     * @minItems 1
     * @maxItems 503
     */
  outlooks: ContractOutlook[];
}
