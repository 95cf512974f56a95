import {
  useListNextAvailableCourses,
  useListPublicNextAvailableCourses,
} from '@studio-portal/sdk/api/bookable-items';
import { type Day, dayInZone } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns the day of the studio's next free place in a class if it is after the given day; undefined
 * while loading or disabled. If some class has a free place earlier, the next one after the day is
 * unknown, since the backend returns only the first free date of each class.
 */
export function useNextFreeDay(day: Day, enabled: boolean): Day | undefined {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const isMember = user !== undefined;
  const member = useListNextAvailableCourses(params, { query: { enabled: enabled && isMember } });
  const visitor = useListPublicNextAvailableCourses(params, {
    query: { enabled: enabled && !isMember },
  });
  const { data = [] } = isMember ? member : visitor;
  const [first] = data
    .flatMap(({ slots }) => slots.map((slot) => dayInZone(studio.zoneId, slot.startDateTime)))
    .toSorted();
  return first !== undefined && first > day ? first : undefined;
}
