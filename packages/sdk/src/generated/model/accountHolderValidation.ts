/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountHolderFault } from './accountHolderFault.ts';

/**
 * The name of an account holder, as banks take it.
 */
export interface AccountHolderValidation {
  /** Whether a mandate can be given in this name. */
  valid: boolean;
  /**
     * The name in the letters that banks know, ä as ae; null when it is not valid.
     * @minLength 1
     * @maxLength 70
     * @nullable
     */
  accountHolder: string | null;
  /**
     * What is wrong with it; empty when it is valid.
     * @maxItems 10
     */
  faults: AccountHolderFault[];
}
