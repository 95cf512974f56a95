import {
  getBookingOptionsWithOffers,
  getGetBookingOptionsWithOffersQueryKey,
} from '@studio-portal/sdk/api/booking-options';
import { bookCourse } from '@studio-portal/sdk/api/calendar';
import type { BookedItem } from '@studio-portal/sdk/types';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { getBookingMethods } from '../bookings/bookingMethods.ts';
import { bookingState, type CourseAppointment } from '../courses/bookingState.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { now } from '../../../lib/dates/dates.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';

/** Result of booking one date. */
export type DateResult =
  | { kind: 'booked'; item: BookedItem }
  /** The user has no usable option for it; this form buys no offers. */
  | { kind: 'uncovered' }
  | { kind: 'refused'; error: Error };

/**
 * Books one date with the first usable option of the user.
 * @param queryKey its scope has the person to book for
 */
async function bookDate(appointment: CourseAppointment, queryKey: QueryKey): Promise<DateResult> {
  const courseAppointmentId = appointment.course.id;
  try {
    const methods = getBookingMethods(
      await getBookingOptionsWithOffers({ courseAppointmentId }, { queryKey }),
    );
    const usable = methods.find((method) => method.kind === 'option');
    if (!usable) return { kind: 'uncovered' };
    const joinWaitingList = bookingState(appointment, now()).kind === 'waitingList';
    const bookingOptionId = usable.option.id;
    return {
      kind: 'booked',
      item: await bookCourse(
        { courseAppointmentId, bookingOptionId, joinWaitingList },
        { queryKey },
      ),
    };
  } catch (error) {
    return { kind: 'refused', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Books several dates in sequence. Each has its own result; a refused date does not stop the
 * others. All are booked for the person the user acts for at the start, who may change meanwhile.
 */
export function useSeries() {
  const [results, setResults] = useState<ReadonlyMap<number, DateResult>>(new Map());
  const { mutate, isPending } = useApiMutation<void, Error, readonly CourseAppointment[]>(
    ['bookCourse'],
    {
      mutationFn: async (dates) => {
        const queryKey = getGetBookingOptionsWithOffersQueryKey();
        for (const date of dates) {
          const result = await bookDate(date, queryKey);
          setResults((before) => new Map(before).set(date.course.id, result));
        }
      },
      // The pressed button disappears once all dates are booked.
      onSettled: recoverLostFocus,
    },
  );
  return { book: mutate, booking: isPending, results };
}
