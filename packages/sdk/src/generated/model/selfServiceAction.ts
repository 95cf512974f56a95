/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SelfServiceActionType } from './selfServiceActionType.ts';

/**
 * Something that the link lets the member do.
 */
export interface SelfServiceAction {
  type: SelfServiceActionType;
  /**
     * The secret that the calls of this action take.
     * @minLength 32
     * @maxLength 64
     * @pattern ^(pmt|bal)_[A-Za-z0-9_-]{28,60}$
     */
  token: string;
}
