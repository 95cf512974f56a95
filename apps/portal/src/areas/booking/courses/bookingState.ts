import type { BookableCourse, Slot } from '@studio-portal/sdk/types';

/** State of a course appointment for the user, which determines the available action. */
export type BookingState = Bookable | UnbookableState;

/** A place, or one on the waiting list, is available. */
export type Bookable = { kind: 'book' | 'waitingList' };

/** The user has a place, or one on the waiting list. */
export type OwnState = { kind: 'booked' } | { kind: 'waiting'; position: number | null };

/** Not available to anyone at the moment, with the reason. */
export type UnavailableState =
  | { kind: 'canceled' | 'over' | 'closed' | 'full' }
  | { kind: 'opens'; at: Date };

/** No action is available, with the reason. */
export type UnbookableState = OwnState | UnavailableState;

/** Course appointment with its only slot. */
export interface CourseAppointment {
  course: BookableCourse;
  slot: Slot;
}

/**
 * Pairs course appointments with their slot. The API promises one (`minItems: 1`); appointments
 * without are skipped rather than shown broken.
 */
export const toCourseAppointments = (courses: readonly BookableCourse[]): CourseAppointment[] =>
  courses.flatMap((course) => {
    const [slot] = course.slots;
    return slot ? [{ course, slot }] : [];
  });

export const freePlaces = ({ bookedParticipants, maxParticipants }: BookableCourse): number =>
  Math.max(0, maxParticipants - bookedParticipants);

/** Returns whether free places matter: the course is not canceled and has not started. */
export const takesBookings = ({ course, slot }: CourseAppointment, now: Date): boolean =>
  course.appointmentStatus === 'ACTIVE' && slot.startDateTime > now;

export const isBookable = (state: BookingState): state is Bookable =>
  state.kind === 'book' || state.kind === 'waitingList';

/** Derives the state from the server's data and the time; the server checks again when booking. */
export function bookingState({ course, slot }: CourseAppointment, now: Date): BookingState {
  if (course.appointmentStatus === 'CANCELED') return { kind: 'canceled' };
  if (slot.endDateTime <= now) return { kind: 'over' };
  if (slot.onWaitingList)
    return { kind: 'waiting', position: course.myBooking?.waitingListPosition ?? null };
  if (slot.alreadyBooked) return { kind: 'booked' };
  if (slot.earliestBookingDateTime && slot.earliestBookingDateTime > now)
    return { kind: 'opens', at: slot.earliestBookingDateTime };
  if ((slot.latestBookingDateTime ?? slot.startDateTime) <= now) return { kind: 'closed' };
  if (freePlaces(course) > 0) return { kind: 'book' };
  return {
    kind:
      course.waitingListActive && course.waitingListParticipants < course.maxWaitingListParticipants
        ? 'waitingList'
        : 'full',
  };
}
