import type { ContactFlow } from '../../checkout/flow/Flow.ts';
import type { BookableKind } from '../courses/BookableKind.ts';
import { courseKind } from '../courses/courseKind.ts';
import { eventKind } from '../courses/eventKind.ts';
import { EndedBooking } from '../bookings/EndedBooking.tsx';
import { OnlineWay } from '../streams/OnlineWay.tsx';
import { OtherDates, OtherTimes } from './OtherTimes.tsx';
import { useCourseOrder } from './useCourseOrder.ts';
import { useCourseSubject } from './useCourseSubject.ts';

const createCourseFlow = (
  kind: BookableKind,
  { Alternatives, needsSlot }: Required<Pick<ContactFlow, 'Alternatives' | 'needsSlot'>>,
): ContactFlow => ({
  texts: kind.flowTexts,
  needsSlot,
  LoadSubject: function LoadCourse({ children }) {
    return children(useCourseSubject(kind));
  },
  LoadOrder: function LoadCourseOrder({ id, children }) {
    return children(useCourseOrder(kind, id));
  },
  creates: ['createCourseAppointmentCheckoutV4', 'createPublicCourseAppointmentCheckout'],
  others: kind.list,
  Alternatives,
  OnlineWay,
  EndedBooking,
});

/** Checkout flow for a place in a course, with or without an account. */
export const courseFlow = createCourseFlow(courseKind, {
  Alternatives: OtherTimes,
  needsSlot: true,
});

/** Checkout flow for a place at an event, which uses the same calls but opens without a chosen slot (spec 2.3). */
export const eventFlow = createCourseFlow(eventKind, {
  Alternatives: OtherDates,
  needsSlot: false,
});
