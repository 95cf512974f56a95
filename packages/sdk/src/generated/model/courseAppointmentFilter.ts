/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CourseCategory } from './courseCategory.ts';
import type { Location } from './location.ts';
import type { Person } from './person.ts';

/**
 * Filter values for course appointments.
 */
export interface CourseAppointmentFilter {
  /**
     * Kinds of course.
     * @maxItems 100
     */
  categories: CourseCategory[];
  /**
     * Employees in charge.
     * @maxItems 500
     */
  employees: Person[];
  /**
     * Locations in the studio.
     * @maxItems 100
     */
  locations: Location[];
}
