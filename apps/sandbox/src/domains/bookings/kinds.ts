/** All kinds of booking; a missing one is a compile error. */
import { singleBooking } from './singleAppointments/singleBooking.ts';
import type { BookingKind } from './entries.ts';
import type { BookingKindRules } from './kind.ts';
import { courseBooking } from './courseBooking.ts';

export const kinds: Record<BookingKind, BookingKindRules> = {
  COURSE_APPOINTMENT: courseBooking,
  SINGLE_APPOINTMENT: singleBooking,
};
