import { getBookingOptionsWithOffers } from '@studio-portal/sdk/api/booking-options';
import { bookCourse } from '@studio-portal/sdk/api/calendar';
import type { BookedItem } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { getBookingMethods } from '../bookings/bookingMethods.ts';
import { bookingState, type CourseAppointment } from '../courses/bookingState.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { now } from '../../../lib/dates/dates.ts';

/** Result of booking one date. */
export type DateResult =
  | { kind: 'booked'; item: BookedItem }
  /** The user has no usable option for it; this form buys no offers. */
  | { kind: 'uncovered' }
  | { kind: 'refused'; error: Error };

/** Books one date with the first usable option of the user. */
async function bookDate(appointment: CourseAppointment): Promise<DateResult> {
  const courseAppointmentId = appointment.course.id;
  try {
    const methods = getBookingMethods(await getBookingOptionsWithOffers({ courseAppointmentId }));
    const usable = methods.find((method) => method.kind === 'option');
    if (!usable) return { kind: 'uncovered' };
    const joinWaitingList = bookingState(appointment, now()).kind === 'waitingList';
    const bookingOptionId = usable.option.id;
    return {
      kind: 'booked',
      item: await bookCourse({ courseAppointmentId, bookingOptionId, joinWaitingList }),
    };
  } catch (error) {
    return { kind: 'refused', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Books several dates in sequence. Each has its own result; a refused date does not stop the
 * others.
 */
export function useSeries() {
  const [results, setResults] = useState<ReadonlyMap<number, DateResult>>(new Map());
  const { mutate, isPending } = useApiMutation<void, Error, readonly CourseAppointment[]>(
    ['bookCourse'],
    {
      mutationFn: async (dates) => {
        for (const date of dates) {
          const result = await bookDate(date);
          setResults((before) => new Map(before).set(date.course.id, result));
        }
      },
    },
  );
  return { book: mutate, booking: isPending, results };
}
