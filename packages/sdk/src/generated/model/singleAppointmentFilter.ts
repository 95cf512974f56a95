/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Person } from './person.ts';

/**
 * Filter values for single appointments.
 */
export interface SingleAppointmentFilter {
  /**
     * Employees, by displayed name.
     * @maxItems 500
     */
  employees: Person[];
}
