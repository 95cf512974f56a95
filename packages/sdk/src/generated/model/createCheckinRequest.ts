/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckinAction } from './checkinAction.ts';

/**
 * Coming or going.
 */
export interface CreateCheckinRequest {
  action: CheckinAction;
}
