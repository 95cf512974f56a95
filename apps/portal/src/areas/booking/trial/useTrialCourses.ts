import { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';
import type { BookableCourse } from '@studio-portal/sdk/types';
import {
  bookingState,
  type CourseAppointment,
  toCourseAppointments,
} from '../courses/bookingState.ts';
import { addDays, dayInZone, now } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findTrialId } from '../bookings/prices.ts';
import type { Trial } from './useTrial.ts';

/** Days after today to search for courses, and how many of them to show. */
const searchDays = 13;
const maxCourses = 6;

/** Returns whether a course can be tried as the trial session. */
export const isTrialCourse = (
  { price }: Pick<BookableCourse, 'price'>,
  { coursesAllowed, benefitTrialConfigurationId }: Trial['config'],
): boolean => coursesAllowed && findTrialId(price) === benefitTrialConfigurationId;

/** Returns the next courses with free places that can be tried; empty if the studio allows none. */
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
