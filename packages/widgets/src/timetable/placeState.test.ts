import type { BookableCourse, Slot } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { placeState } from './placeState.ts';

const now = new Date('2026-11-26T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const slot = {
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
} satisfies Slot;

const course = {
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
  slots: [slot],
  appointmentMeetingType: 'ON_SITE',
  benefitBookingOptionType: null,
  appointmentStatus: 'ACTIVE',
  price: 0,
  myBooking: null,
} satisfies BookableCourse;

const full = { bookedParticipants: 10 };
const membersOnly = {
  price: { state: 'MEMBER_ONLY', money: null, benefitTrialConfigurationId: null },
} as const;

test.each<[string, Partial<BookableCourse>, Partial<Slot>, object]>([
  ['free places', {}, {}, { kind: 'book' }],
  ['a waiting list', full, {}, { kind: 'waitingList' }],
  ['a full waiting list', { ...full, waitingListParticipants: 5 }, {}, { kind: 'full' }],
  ['no waiting list', { ...full, waitingListActive: false }, {}, { kind: 'full' }],
  [
    'more bookings than places',
    { bookedParticipants: 11, waitingListActive: false },
    {},
    { kind: 'full' },
  ],
  ['members only', membersOnly, {}, { kind: 'membersOnly' }],
  [
    'booking that opens later',
    {},
    { earliestBookingDateTime: later(1) },
    { kind: 'opens', at: later(1) },
  ],
  ['booking that has closed', {}, { latestBookingDateTime: now }, { kind: 'closed' }],
  [
    'a start that has passed',
    {},
    { latestBookingDateTime: null, startDateTime: now },
    { kind: 'closed' },
  ],
])('shows a class with %s', (_, courseChanges, slotChanges, state) => {
  expect(placeState({ ...course, ...courseChanges }, { ...slot, ...slotChanges }, now)).toEqual(
    state,
  );
});
