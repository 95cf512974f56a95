/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Slot } from './slot.ts';

/**
 * The slots of one calendar day.
 */
export interface AppointmentDay {
  /**
     * The calendar day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * By start.
     * @minItems 1
     * @maxItems 300
     */
  slots: Slot[];
}
