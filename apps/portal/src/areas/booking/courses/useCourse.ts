import { useGetCourse, useGetPublicCourse } from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads a course appointment as the user sees it; requests nothing without an id. Each page loads
 * it afresh, since places fill up within minutes.
 */
export function useCourse(id: number | undefined) {
  const { user } = useStudio();
  const member = useGetCourse(id ?? 0, {
    query: { enabled: id !== undefined && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicCourse(id ?? 0, {
    query: { enabled: id !== undefined && user === undefined, staleTime: 0 },
  });
  return user ? member : visitor;
}
