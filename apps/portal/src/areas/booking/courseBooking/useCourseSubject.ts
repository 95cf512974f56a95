import type { BookingOffer, BookingOption } from '@studio-portal/sdk/types';
import { useParams } from 'react-router';
import type { Item, Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { type CourseAppointment, toCourseAppointments } from '../courses/bookingState.ts';
import type { KindOfCourse } from '../courses/KindOfCourse.ts';
import { kindOf } from '../courses/kindOf.ts';
import { useCourse } from '../courses/useCourse.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { courseItem, courseSubject } from './courseSubject.ts';
import { useWaysToBook } from './useWaysToBook.ts';

/**
 * The course that the address names with one of the ways to book it; to the list where it names no course, to the course where the
 * course has no such way.
 */
function useCourseWay<Way>(
  kind: KindOfCourse,
  find: (ways: { offers: BookingOffer[]; bookingOptions: BookingOption[] }) => Way | undefined,
): Loaded<{ appointment: CourseAppointment; way: Way }> {
  const id = useNumericParam('id');
  const { studioUuid } = useStudio();
  const course = useCourse(id);
  const ways = useWaysToBook(id);
  const refetch = () => void Promise.all([course.refetch(), ways.refetch()]);
  if (id === undefined) return { status: 'elsewhere', to: kind.list(studioUuid) };
  // Its page says that there is no such class, and where the others are.
  if (course.error?.status === 404 && !course.data)
    return { status: 'elsewhere', to: kind.page(studioUuid, id) };
  const error = course.data ? ways.error : course.error;
  if (error && !(course.data && ways.data)) return { status: 'error', error, retry: refetch };
  const [appointment] = toCourseAppointments(course.data ? [course.data] : []);
  if (!appointment || !ways.data) return { status: 'loading' };
  const way = find(ways.data);
  // Also where it is of the other kind: it is booked on its own pages.
  const own = kindOf(appointment.course);
  if (way === undefined || own !== kind)
    return { status: 'elsewhere', to: own.page(studioUuid, id) };
  return {
    status: 'ready',
    value: { appointment, way },
    refetch,
    isFetching: course.isFetching || ways.isFetching,
  };
}

/** A place in a course with the offer that the address names. */
export function useCourseSubject(kind: KindOfCourse): Loaded<Subject> {
  const { offerId } = useParams();
  const at = useStudio();
  const loaded = useCourseWay(kind, ({ offers }) =>
    offers.find(({ id }) => String(id) === offerId),
  );
  if (loaded.status !== 'ready') return loaded;
  const { appointment, way } = loaded.value;
  return { ...loaded, value: courseSubject(appointment, way, at) };
}

/** A place in a course with what the member holds, as the address names it. */
export function useCourseOption(kind: KindOfCourse): Loaded<{ item: Item; option: BookingOption }> {
  const { optionId } = useParams();
  const { studioUuid } = useStudio();
  const loaded = useCourseWay(kind, ({ bookingOptions }) =>
    bookingOptions.find(({ id, valid }) => String(id) === optionId && valid),
  );
  if (loaded.status !== 'ready') return loaded;
  const { appointment, way } = loaded.value;
  return {
    ...loaded,
    value: { item: courseItem(appointment, studioUuid), option: way },
  };
}
