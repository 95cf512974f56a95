import type { AskingFlow } from '../../domains/checkout/Flow.ts';
import type { KindOfCourse } from '../../domains/courseView/KindOfCourse.ts';
import { courseKind } from '../../domains/courseView/courseKind.ts';
import { eventKind } from '../../domains/courseView/eventKind.ts';
import { OtherDates, OtherTimes } from './OtherTimes.tsx';
import { useCourseOrder } from './useCourseOrder.ts';
import { useCourseSubject } from './useCourseSubject.ts';

const flowOf = (kind: KindOfCourse, Alternatives: typeof OtherTimes): AskingFlow => ({
  texts: kind.flowTexts,
  needsSlot: true,
  LoadSubject: function LoadCourse({ children }) {
    return children(useCourseSubject(kind));
  },
  LoadOrder: function LoadCourseOrder({ id, children }) {
    return children(useCourseOrder(kind, id));
  },
  creates: ['createCourseAppointmentCheckoutV4', 'createPublicCourseAppointmentCheckout'],
  others: kind.list,
  Alternatives,
});

/** Booking a place in a course by buying an offer, with an account or without. */
export const courseFlow = flowOf(courseKind, OtherTimes);

/** Booking a place at an event, by the same calls. */
export const eventFlow = flowOf(eventKind, OtherDates);
