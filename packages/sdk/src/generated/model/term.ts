/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TermUnit } from './termUnit.ts';

/**
 * A length of time.
 */
export interface Term {
  /**
     * Number of units.
     * @minimum 1
     * @maximum 1000
     */
  term: number;
  termUnit: TermUnit;
}
