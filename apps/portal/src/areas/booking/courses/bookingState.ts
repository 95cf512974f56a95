import type { AppointmentPrice, BookableCourse, Money, Slot } from '@studio-portal/sdk/types';

/** What can be done with a course appointment right now. */
export type BookingState = Bookable | UnbookableState;

/** A place, or one on the waiting list, can be had. */
export type Bookable = { kind: 'book' | 'waitingList' };

/** The reader has a place, or one on the list. */
export type OwnState = { kind: 'booked' } | { kind: 'waiting'; position: number | null };

/** Nobody can book it now, and why. */
export type UnavailableState =
  | { kind: 'canceled' | 'over' | 'closed' | 'full' }
  | { kind: 'opens'; at: Date };

/** Nothing can be done, and why. */
export type UnbookableState = OwnState | UnavailableState;

/** A course appointment with its one slot at hand. */
export interface CourseAppointment {
  course: BookableCourse;
  slot: Slot;
}

/** A course appointment always has one slot (`minItems: 1`); one without is left out rather than shown broken. */
export const toCourseAppointments = (courses: readonly BookableCourse[]): CourseAppointment[] =>
  courses.flatMap((course) => {
    const [slot] = course.slots;
    return slot ? [{ course, slot }] : [];
  });

export const freePlaces = ({ bookedParticipants, maxParticipants }: BookableCourse): number =>
  Math.max(0, maxParticipants - bookedParticipants);

/** Whether its free places mean anything: it takes place and has not begun. */
export const takesBookings = ({ course, slot }: CourseAppointment, now: Date): boolean =>
  course.appointmentStatus === 'ACTIVE' && slot.startDateTime > now;

export const isBookable = (state: BookingState): state is Bookable =>
  state.kind === 'book' || state.kind === 'waitingList';

/** Reads the state off what the server sent and the clock; the server decides again when it is booked. */
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

/** What an appointment costs, whichever way the backend wrote it; undefined when only members may come. */
export function toMoney(price: AppointmentPrice, currency: string): Money | undefined {
  if (typeof price === 'number') return { amount: price, currency };
  if (price.state === 'FREE') return { amount: 0, currency };
  return price.state === 'MEMBER_ONLY' ? undefined : (price.money ?? undefined);
}
