import { useSearchParams } from 'react-router';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { bookingState, toCourseAppointments } from '../courses/bookingState.ts';
import { useCourse } from '../courses/useCourse.ts';
import { now } from '../../../lib/dates/dates.ts';
import type { Trial } from './useTrial.ts';
import { isTrialCourse } from './useTrialCourses.ts';
import type { TrialSlot } from './useTrialSlot.ts';

/** Returns the id of the course that the address names instead of a time, if any. */
export function useCourseParam(): number | undefined {
  const [query] = useSearchParams();
  const text = query.get('course') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/**
 * Loads the current state of the course to try.
 * @param firstStep redirect target if the course does not exist or cannot be tried
 */
export function useTrialCourse({ config }: Trial, firstStep: string): Loaded<TrialSlot> {
  const { data, error, refetch, isFetching } = useCourse(useCourseParam());
  if (error?.status === 404) return { status: 'elsewhere', to: firstStep };
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const [appointment] = toCourseAppointments([data]);
  if (!appointment || !isTrialCourse(data, config)) return { status: 'elsewhere', to: firstStep };
  const { course, slot } = appointment;
  const available = bookingState(appointment, now()).kind === 'book';
  return {
    status: 'ready',
    value: { slot, available, course },
    refetch: () => void refetch(),
    isFetching,
  };
}
