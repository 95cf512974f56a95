/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CourseCategory } from './courseCategory.ts';
import type { Location } from './location.ts';
import type { Person } from './person.ts';

/**
 * What course appointments can be filtered by.
 */
export interface CourseAppointmentFilter {
  /**
     * Kinds of course.
     * @maxItems 100
     */
  categories: CourseCategory[];
  /**
     * Who leads them.
     * @maxItems 500
     */
  employees: Person[];
  /**
     * Where in the studio they take place.
     * @maxItems 100
     */
  locations: Location[];
}
