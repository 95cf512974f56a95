/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioContactType } from './studioContactType.ts';

/**
 * A way to reach a studio.
 */
export interface StudioContact {
  /** Which way. */
  type: StudioContactType;
  /**
     * Number or address.
     * @minLength 1
     * @maxLength 300
     */
  value: string;
}
