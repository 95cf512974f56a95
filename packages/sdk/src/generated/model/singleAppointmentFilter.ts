/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Person } from './person.ts';

/**
 * What single appointments can be filtered by.
 */
export interface SingleAppointmentFilter {
  /**
     * With whom, by the name that is shown.
     * @maxItems 500
     */
  employees: Person[];
}
