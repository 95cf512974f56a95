import { instantScenarios } from '../scenarios/instants.ts';
import { contract } from '../src/contract.ts';
import { bookCourseCalls } from './calendar/bookCourse.ts';
import { bookingsCalls } from './calendar/bookings.ts';
import { bookSingleCalls } from './calendar/bookSingle.ts';
import { bookPublicCourseCalls } from './calendar/bookPublicCourse.ts';
import { publicBookingsCalls } from './calendar/publicBookings.ts';

contract(
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
