import {
  useListNextAvailableCourses,
  useListPublicNextAvailableCourses,
} from '@studio-portal/sdk/api/bookable-items';
import { type Day, dayInZone } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the first day after a day on which a class of the studio has a free place; undefined while
 * loading, without one, while disabled, and if a class has one before, because the backend knows
 * only the first free date of each class.
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
