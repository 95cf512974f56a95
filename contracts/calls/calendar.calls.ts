import { instantScenarios } from '../scenarios/instants.ts';
import { definePact } from '../src/definePact.ts';
import { bookCourseCalls } from './calendar/bookCourse.ts';
import { bookingsCalls } from './calendar/bookings.ts';
import { bookSingleCalls } from './calendar/bookSingle.ts';
import { bookPublicCourseCalls } from './calendar/bookPublicCourse.ts';
import { publicBookingsCalls } from './calendar/publicBookings.ts';

definePact(
  'calendar',
  {
    ...bookCourseCalls,
    ...bookSingleCalls,
    ...bookingsCalls,
    ...bookPublicCourseCalls,
    ...publicBookingsCalls,
  },
  instantScenarios,
);
