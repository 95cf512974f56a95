import type { BookingOffer, BookingOption } from '@studio-portal/sdk/types';
import { useParams } from 'react-router';
import type { Item, Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { type CourseAppointment, toCourseAppointments } from '../courses/bookingState.ts';
import type { BookableKind } from '../courses/BookableKind.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useCourse } from '../courses/useCourse.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { courseItem, courseSubject } from './courseSubject.ts';
import { useCourseBookingOptions } from './useCourseBookingOptions.ts';

/**
 * Loads the course that the address names with one of its booking methods. Redirects to the list if
 * the address names no course, and to the course if it has no such method.
 */
function useCourseAndMethod<Method>(
  kind: BookableKind,
  find: (options: {
    offers: BookingOffer[];
    bookingOptions: BookingOption[];
  }) => Method | undefined,
): Loaded<{ appointment: CourseAppointment; method: Method }> {
  const id = useNumericParam('id');
  const { studioUuid } = useStudio();
  const course = useCourse(id);
  const options = useCourseBookingOptions(id);
  const refetch = () => void Promise.all([course.refetch(), options.refetch()]);
  if (id === undefined) return { status: 'elsewhere', to: kind.list(studioUuid) };
  // The course page shows the empty state for an unknown course.
  if (course.error?.status === 404 && !course.data)
    return { status: 'elsewhere', to: kind.page(studioUuid, id) };
  const error = course.data ? options.error : course.error;
  if (error && !(course.data && options.data)) return { status: 'error', error, retry: refetch };
  const [appointment] = toCourseAppointments(course.data ? [course.data] : []);
  if (!appointment || !options.data) return { status: 'loading' };
  const method = find(options.data);
  // Courses and events have separate pages, so redirect if this is of the other kind.
  const own = getBookableKind(appointment.course);
  if (method === undefined || own !== kind)
    return { status: 'elsewhere', to: own.page(studioUuid, id) };
  return {
    status: 'ready',
    value: { appointment, method },
    refetch,
    isFetching: course.isFetching || options.isFetching,
  };
}

/** Loads a place in a course with the offer that the address names. */
export function useCourseSubject(kind: BookableKind): Loaded<Subject> {
  const { offerId } = useParams();
  const at = useStudio();
  const loaded = useCourseAndMethod(kind, ({ offers }) =>
    offers.find(({ id }) => String(id) === offerId),
  );
  if (loaded.status !== 'ready') return loaded;
  const { appointment, method } = loaded.value;
  return { ...loaded, value: courseSubject(appointment, method, at) };
}

/** Loads a place in a course with the booking option that the address names. */
export function useCourseOption(kind: BookableKind): Loaded<{ item: Item; option: BookingOption }> {
  const { optionId } = useParams();
  const { studioUuid } = useStudio();
  const loaded = useCourseAndMethod(kind, ({ bookingOptions }) =>
    bookingOptions.find(({ id, valid }) => String(id) === optionId && valid),
  );
  if (loaded.status !== 'ready') return loaded;
  const { appointment, method } = loaded.value;
  return {
    ...loaded,
    value: { item: courseItem(appointment, studioUuid), option: method },
  };
}
