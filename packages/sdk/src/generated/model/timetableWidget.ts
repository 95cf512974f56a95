/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookableCourse } from './bookableCourse.ts';
import type { WidgetStudio } from './widgetStudio.ts';

/**
 * Seven days of a studio's timetable.
 */
export interface TimetableWidget {
  studio: WidgetStudio;
  /**
     * Time of the answer, which decides what can be booked; the reader's clock may be wrong.
     * @minLength 20
     * @maxLength 35
     */
  now: Date;
  /**
     * First of the seven days.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * By start, then by name; without canceled ones. At most 2000: the first ones.
     * @maxItems 2000
     */
  courses: BookableCourse[];
}
