import type { APIRequestContext } from '@playwright/test';
import type { ListedCourse } from '../e2e/fixtures.ts';
import { tenantHeaders } from '../e2e/purchase.ts';
import type { Stage } from './Stage.ts';

type Course = ListedCourse & {
  appointmentStatus: string;
  appointmentMeetingType: string;
  slots: [{ startDateTime: string; endDateTime: string }];
};

/**
 * Returns the courses of a studio on one day, in the server's order.
 * @param day `YYYY-MM-DD`, in the studio's time zone
 */
export async function loadCourses(
  request: APIRequestContext,
  { brand, studioId }: Stage,
  day: string,
): Promise<Course[]> {
  const query = `organizationUnitId=${studioId}&startDate=${day}&endDate=${day}`;
  const answer = await request.get(`/nox/public/v2/bookableitems/courses?${query}`, {
    headers: tenantHeaders(brand),
  });
  return answer.json();
}

/**
 * Finds a course by a condition.
 * @throws if there is none, which means that the sample data has changed
 */
export function findCourse(
  courses: readonly Course[],
  what: string,
  is: (course: Course) => boolean,
) {
  const found = courses.find(is);
  if (!found) throw new Error(`The sample data has no course that is ${what}.`);
  return found;
}

/** Tells whether a course is the half-empty paid one that every day has at 09:30. */
export const isHalfEmptyCourse = ({ slots: [slot] }: Course): boolean =>
  slot.startDateTime.slice(11, 16) === '09:30';
