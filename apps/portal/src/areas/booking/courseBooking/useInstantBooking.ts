import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import { useCancelMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import type { CourseAppointment } from '../courses/bookingState.ts';

/**
 * Books a course with a booking option in one step and can undo it at once. Neither charges
 * anything.
 */
export function useInstantBooking({ course }: CourseAppointment) {
  const booking = useBookCourse();
  const cancelation = useCancelMyCalendarItem({ mutation: { onSuccess: booking.reset } });
  const { data } = booking;
  return {
    /**
     * @param joinWaitingList true to accept a place on the waiting list
     * @param acceptsLatePromotion true to wait also for a place that can no longer be canceled for
     *   free
     */
    book: (bookingOptionId: number, joinWaitingList: boolean, acceptsLatePromotion: boolean) =>
      booking.mutate({
        data: {
          courseAppointmentId: course.id,
          bookingOptionId,
          joinWaitingList,
          acceptsLatePromotion,
        },
      }),
    booking: booking.isPending,
    /** Booking made on this page, if any. */
    booked: data,
    undo: data && (() => cancelation.mutate({ uuid: data.uuid })),
    undoing: cancelation.isPending,
    error: booking.error ?? cancelation.error,
  };
}

export type InstantBooking = ReturnType<typeof useInstantBooking>;
