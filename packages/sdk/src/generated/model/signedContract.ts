/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contract } from './contract.ts';

/**
 * The contract that was just signed.
 */
export interface SignedContract {
  /**
     * The sale, for getSale; the id is secret.
     * @minLength 36
     * @maxLength 36
     */
  saleId: string;
  contract: Contract;
}
