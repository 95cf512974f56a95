import { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';
import type { BookableCourse } from '@studio-portal/sdk/types';
import {
  bookingState,
  type CourseAppointment,
  toCourseAppointments,
} from '../courses/bookingState.ts';
import { addDays, dayInZone, now } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Trial } from './useTrial.ts';

/** How many days ahead courses are looked for, and how many are shown. */
const searchDays = 13;
const maxCourses = 6;

/** Whether a course may be tried as a trial session. */
export const isTrialCourse = (
  { price }: Pick<BookableCourse, 'price'>,
  { coursesAllowed, benefitTrialConfigurationId }: Trial['config'],
): boolean =>
  coursesAllowed &&
  typeof price === 'object' &&
  price.benefitTrialConfigurationId === benefitTrialConfigurationId;

/** The next courses that may be tried as the trial session, with places left; none where the studio does not want that. */
export function useTrialCourses({ config }: Trial): CourseAppointment[] {
  const { studio } = useStudio();
  const today = dayInZone(studio.zoneId);
  const { data = [] } = useListPublicCourses(
    { organizationUnitId: studio.id, startDate: today, endDate: addDays(today, searchDays) },
    { query: { enabled: config.coursesAllowed } },
  );
  return toCourseAppointments(data.filter((course) => isTrialCourse(course, config)))
    .filter((appointment) => bookingState(appointment, now()).kind === 'book')
    .slice(0, maxCourses);
}
