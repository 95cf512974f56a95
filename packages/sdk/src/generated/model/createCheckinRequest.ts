/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckinAction } from './checkinAction.ts';

/**
 * Check-in or check-out.
 */
export interface CreateCheckinRequest {
  action: CheckinAction;
}
