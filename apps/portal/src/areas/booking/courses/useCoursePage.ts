import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toCourseAppointments } from './bookingState.ts';
import { getBookableKind } from './getBookableKind.ts';
import type { BookableKind } from './BookableKind.ts';
import { useCourse } from './useCourse.ts';

/**
 * Loads the course appointment or event that the address names. `elsewhere` is its own address if
 * it is of the other kind.
 */
export function useCoursePage(kind: BookableKind) {
  const { studioUuid } = useStudio();
  const id = useNumericParam('id');
  const course = useCourse(id);
  const [appointment] = toCourseAppointments(course.data ? [course.data] : []);
  useOwnTitle(appointment?.course.name);
  const own = appointment ? getBookableKind(appointment.course) : kind;
  const elsewhere = own !== kind && id !== undefined ? own.page(studioUuid, id) : undefined;
  return { id, course, appointment, elsewhere };
}
