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
 * The courses of a studio on one day, in order, as the server has them.
 * @param day `YYYY-MM-DD`, of the studio
 */
export async function coursesOf(
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

/** The one that meets a condition. @throws where none does: the sample data have changed */
export function the(courses: readonly Course[], what: string, is: (course: Course) => boolean) {
  const found = courses.find(is);
  if (!found) throw new Error(`The sample data have no course that is ${what}.`);
  return found;
}

/** The half-empty paid course that every day has at 09:30. */
export const isSteady = ({ slots: [slot] }: Course): boolean =>
  slot.startDateTime.slice(11, 16) === '09:30';
