import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toCourseAppointments } from './bookingState.ts';
import { getBookableKind } from './getBookableKind.ts';
import type { BookableKind } from './BookableKind.ts';
import { useCourse } from './useCourse.ts';
import { useCourseHref } from './useCourseHref.ts';

/**
 * Loads the course appointment or event that the address names. `elsewhere` is its own address if
 * it is of the other kind or at another studio of the chain.
 */
export function useCoursePage(kind: BookableKind) {
  const { studio } = useStudio();
  const courseHref = useCourseHref();
  const id = useNumericParam('id');
  const course = useCourse(id);
  const [appointment] = toCourseAppointments(course.data ? [course.data] : []);
  useOwnTitle(appointment?.course.name);
  const isElsewhere =
    appointment &&
    (getBookableKind(appointment.course) !== kind || appointment.slot.studio.id !== studio.id);
  const elsewhere = isElsewhere ? courseHref(appointment) : undefined;
  return { id, course, appointment, elsewhere };
}
