/** Standing bookings and reminders: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import {
  bookingOpeningReminders,
  standingBookings,
} from '../../src/domains/bookings/standingBookings/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { count, each, identical, once, type Scenarios } from './scenario.ts';

const countRows = async (sandbox: Sandbox) => ({
  standing: await count(sandbox, standingBookings),
  booked: await count(sandbox, bookings, eq(bookings.accountId, accountIds.member)),
});

const countReminders = async (sandbox: Sandbox) => ({
  reminders: await count(sandbox, bookingOpeningReminders),
});

export const standingBookingScenarios = {
  createStandingBooking: [
    once(['standingbooking.error.exists'], {
      loadState: countRows,
      expected: { standing: 1, booked: 1 },
    }),
  ],
  updateStandingBooking: [
    identical({ loadState: countRows, expected: { standing: 1, booked: 0 } }),
  ],
  deleteStandingBooking: [
    once(['standingbooking.error.notfound'], {
      loadState: countRows,
      expected: { standing: 0, booked: 0 },
    }),
  ],
  saveBookingOpeningReminder: [
    each('one member', { loadState: countReminders, expected: { reminders: 1 } }),
  ],
  deleteBookingOpeningReminder: [
    each('one member', { loadState: countReminders, expected: { reminders: 0 } }),
  ],
} satisfies Record<string, Scenarios>;
