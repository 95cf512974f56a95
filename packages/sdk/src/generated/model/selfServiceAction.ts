/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { SelfServiceActionType } from './selfServiceActionType.ts';

/**
 * An action of the link.
 */
export interface SelfServiceAction {
  type: SelfServiceActionType;
  /**
     * The secret for the calls of this action.
     * @minLength 1
     * @maxLength 1024
     */
  token: string;
}
