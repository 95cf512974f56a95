/** Every kind of booking; one that is missing does not compile. */
import { singleBooking } from '../singleAppointments/singleBooking.ts';
import type { BookingKind } from './entries.ts';
import type { KindOfBooking } from './kind.ts';
import { courseBooking } from './courseBooking.ts';

export const kinds: Record<BookingKind, KindOfBooking> = {
  COURSE_APPOINTMENT: courseBooking,
  SINGLE_APPOINTMENT: singleBooking,
};
