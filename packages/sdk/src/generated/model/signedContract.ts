/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Contract } from './contract.ts';

/**
 * A contract that was signed just now.
 */
export interface SignedContract {
  /**
     * The sale, for getSale; nobody can guess it.
     * @minLength 36
     * @maxLength 36
     */
  saleId: string;
  contract: Contract;
}
