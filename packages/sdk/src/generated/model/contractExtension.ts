/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExtensionType } from './contractExtensionType.ts';
import type { Term } from './term.ts';

/**
 * Extension after the minimum term.
 */
export interface ContractExtension {
  /** INDEFINITE continues until notice is given, FIXED renews for a further term each time, NONE ends automatically. */
  type: ContractExtensionType;
  /** The further term of FIXED; null for other types. */
  term: Term | null;
  /** Notice period; null for NONE. */
  noticePeriod: Term | null;
}
