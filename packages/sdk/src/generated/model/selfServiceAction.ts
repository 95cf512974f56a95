/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SelfServiceActionType } from './selfServiceActionType.ts';

/**
 * An action of the link.
 */
export interface SelfServiceAction {
  type: SelfServiceActionType;
  /**
     * The secret for the calls of this action.
     * @minLength 32
     * @maxLength 64
     * @pattern ^(pmt|bal)_[A-Za-z0-9_-]{28,60}$
     */
  token: string;
}
