import type { Flow } from '../../domains/checkout/Flow.ts';
import { path } from '../../site/address/paths.ts';
import { flowTexts } from './flowTexts.ts';
import { OtherTimes } from './OtherTimes.tsx';
import { useCourseOrder } from './useCourseOrder.ts';
import { useCourseSubject } from './useCourseSubject.ts';

/** Booking a place in a course by buying an offer, with an account or without. */
export const courseFlow: Flow = {
  texts: flowTexts,
  needsSlot: true,
  LoadSubject: function LoadCourse({ children }) {
    return children(useCourseSubject());
  },
  LoadOrder: function LoadCourseOrder({ id, children }) {
    return children(useCourseOrder(id));
  },
  creates: ['createCourseAppointmentCheckoutV4', 'createPublicCourseAppointmentCheckout'],
  others: (studioUuid) => path('courses', { studioUuid }),
  Alternatives: OtherTimes,
};
