import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import { useCancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import type { CourseAppointment } from '../courses/bookingState.ts';

/** Books a course with something the member holds, in one step, and takes it back on the spot. Nothing is charged either way. */
export function useInstantBooking({ course }: CourseAppointment) {
  const booking = useBookCourse();
  const cancelation = useCancelMyCalendarItem({ mutation: { onSuccess: booking.reset } });
  const { data } = booking;
  return {
    /** @param joinWaitingList whether a place on the waiting list will do */
    book: (bookingOptionId: number, joinWaitingList: boolean) =>
      booking.mutate({
        data: { courseAppointmentId: course.id, bookingOptionId, joinWaitingList },
      }),
    booking: booking.isPending,
    /** What has just been booked. */
    booked: data,
    undo: data && (() => cancelation.mutate({ uuid: data.uuid })),
    undoing: cancelation.isPending,
    error: booking.error ?? cancelation.error,
  };
}

export type InstantBooking = ReturnType<typeof useInstantBooking>;
