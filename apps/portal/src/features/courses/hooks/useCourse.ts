import { useGetCourse, useGetPublicCourse } from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../studio/StudioContext.tsx';

/** One course appointment, as the reader sees it. Always asked anew when the page is opened: places go by the minute. */
export function useCourse(id: number) {
  const { user } = useStudio();
  const member = useGetCourse(id, { query: { enabled: user !== undefined, staleTime: 0 } });
  const visitor = useGetPublicCourse(id, { query: { enabled: user === undefined, staleTime: 0 } });
  return user ? member : visitor;
}
