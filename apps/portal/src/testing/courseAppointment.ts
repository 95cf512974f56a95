import type { BookableCourse, Slot } from '@studio-portal/sdk/types';
import type { CourseAppointment } from '../areas/booking/courses/bookingState.ts';

/** The present of the tests of courses. */
export const now = new Date('2026-11-26T12:00:00Z');
/** So many hours after it. */
export const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** A course appointment four hours later, which can be booked; a test says what is different. */
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
