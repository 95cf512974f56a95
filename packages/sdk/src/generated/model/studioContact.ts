/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioContactType } from './studioContactType.ts';

/**
 * A contact option of a studio.
 */
export interface StudioContact {
  /** Type of the contact option. */
  type: StudioContactType;
  /**
     * Number or address.
     * @minLength 1
     * @maxLength 300
     */
  value: string;
}
