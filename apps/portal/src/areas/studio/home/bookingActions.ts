import { messages } from './messages.ts';

/** Ways to book from the home page; the first that the studio offers is shown. */
export const bookingActions = [
  { name: 'courses', label: messages.bookCourse },
  { name: 'appointments', label: messages.bookAppointment },
] as const;
