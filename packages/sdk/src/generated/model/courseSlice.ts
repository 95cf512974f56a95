/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableCourse } from './bookableCourse.ts';

/**
 * A page of course appointments.
 */
export interface CourseSlice {
  /**
     * The entries.
     * @maxItems 100
     */
  content: BookableCourse[];
  /**
     * Number of this page, from 0.
     * @minimum 0
     * @maximum 10000
     */
  page: number;
  /**
     * Entries per page.
     * @minimum 1
     * @maximum 100
     */
  size: number;
  /** True if another page follows. */
  hasNext: boolean;
}
