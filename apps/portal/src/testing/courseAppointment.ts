import type { BookableCourse, Slot } from '@studio-portal/sdk/types';
import type { CourseAppointment } from '../areas/booking/courses/bookingState.ts';

/** Current time in tests of classes. */
export const now = new Date('2026-11-26T12:00:00Z');
/** Returns the time a number of hours later. */
export const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Returns a bookable class four hours later, with overrides. */
export function appointment(
  course: Partial<BookableCourse> = {},
  slot: Partial<Slot> = {},
): CourseAppointment {
  const theSlot: Slot = {
    startDateTime: later(4),
    endDateTime: later(5),
    earliestBookingDateTime: later(-100),
    latestBookingDateTime: later(3),
    cancelableUntil: later(2),
    lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
    employees: [],
    locations: [],
    studio: { id: 1, name: 'Studio', zoneId: 'Europe/Berlin' },
    alreadyBooked: false,
    onWaitingList: false,
    ...slot,
  };
  const theCourse: BookableCourse = {
    id: 1,
    itemType: 'COURSE',
    benefitId: null,
    courseId: 2,
    name: 'Course',
    description: '',
    colorHex: '#000000',
    image: null,
    category: null,
    bookedParticipants: 3,
    maxParticipants: 10,
    waitingListActive: true,
    waitingListParticipants: 0,
    maxWaitingListParticipants: 5,
    slots: [theSlot],
    appointmentMeetingType: 'ON_SITE',
    benefitBookingOptionType: null,
    appointmentStatus: 'ACTIVE',
    price: 0,
    myBooking: null,
    ...course,
  };
  return { course: theCourse, slot: theSlot };
}
