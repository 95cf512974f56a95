/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableCourse } from './bookableCourse.ts';
import type { CourseCategory } from './courseCategory.ts';
import type { Picture } from './picture.ts';

/**
 * A course with its next appointment.
 */
export interface CourseWithUpcomingAppointment {
  /**
     * Identifies the course.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseId: number;
  /**
     * Name of the course.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Description of the appointment.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /** Kind of course. */
  category: CourseCategory | null;
  /** A picture of the course. */
  image: Picture | null;
  /** The next appointment; null if none is planned. */
  upcomingAppointment: BookableCourse | null;
}
