/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExtensionType } from './contractExtensionType.ts';
import type { Term } from './term.ts';

/**
 * What happens when the minimum term is over.
 */
export interface ContractExtension {
  /** INDEFINITE goes on until notice is given, FIXED for a further term each time, NONE ends by itself. */
  type: ContractExtensionType;
  /** The further term of FIXED; null for the others. */
  term: Term | null;
  /** Notice that ends it then; null for NONE. */
  noticePeriod: Term | null;
}
