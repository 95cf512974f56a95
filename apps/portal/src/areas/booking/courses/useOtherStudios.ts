import {
  getListCoursesWithCanceledQueryOptions,
  getListPublicCoursesWithCanceledQueryOptions,
} from '@studio-portal/sdk/api/bookable-items';
import type { BookableCourse } from '@studio-portal/sdk/types';
import { useQueries } from '@tanstack/react-query';
import type { Day } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface Answer {
  data: BookableCourse[] | undefined;
  error: Error | null;
}

const none: readonly BookableCourse[] = [];

const combineAnswers = (answers: readonly Answer[]) => ({
  courses: answers.flatMap(({ data }) => data ?? none),
  isLoading: answers.some(({ data, error }) => data === undefined && error === null),
  hasFailed: answers.some(({ data, error }) => data === undefined && error !== null),
});

/**
 * Loads the course appointments of other studios of the chain in a period; ignores ids of unknown
 * studios.
 */
export function useOtherStudios(requestedIds: readonly number[], startDate: Day, endDate: Day) {
  const { studio, tenantInfo, user } = useStudio();
  const others = tenantInfo.studios.map(({ id }) => id).filter((id) => id !== studio.id);
  const ids = others.filter((id) => requestedIds.includes(id));
  const options = user
    ? getListCoursesWithCanceledQueryOptions
    : getListPublicCoursesWithCanceledQueryOptions;
  const answer = useQueries({
    queries: ids.map((organizationUnitId) => options({ organizationUnitId, startDate, endDate })),
    combine: combineAnswers,
  });
  return { ...answer, ids, others };
}
