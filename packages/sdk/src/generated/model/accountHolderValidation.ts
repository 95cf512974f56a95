/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountHolderFault } from './accountHolderFault.ts';

/**
 * Validated name of an account holder.
 */
export interface AccountHolderValidation {
  /** True if the name is valid for a mandate. */
  valid: boolean;
  /**
     * The name in characters that banks support, e.g. ä as ae; null if invalid.
     * @minLength 1
     * @maxLength 70
     * @nullable
     */
  accountHolder: string | null;
  /**
     * Errors; empty if the name is valid.
     * @maxItems 10
     */
  faults: AccountHolderFault[];
}
