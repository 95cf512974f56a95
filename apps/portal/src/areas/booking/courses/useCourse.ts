import { useGetCourse, useGetPublicCourse } from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * One course appointment, as the reader sees it; nothing is asked without an id. Always asked anew when a page is opened:
 * places go by the minute.
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
