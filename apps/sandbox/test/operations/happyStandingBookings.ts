/** Valid requests for standing bookings and reminders. */
import type { Request, Sandbox } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1e001';
const class50001: Request = { as: 'member', path: { itemId: 50_001 } };
const own: Request = { as: 'member', path: { standingBookingUuid: uuid } };

const course = (sandbox: Sandbox, state: 'open' | 'not-yet-bookable') =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state });

const withStanding =
  (request: Request): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a standing booking', { uuid, state: 'active' });
    return request;
  };

const withClass =
  (request: Request, state: 'open' | 'not-yet-bookable' = 'open'): RequestSetup =>
  async (sandbox) => {
    await course(sandbox, state);
    await sandbox.state('booking options', { kind: 'fitting' });
    return request;
  };

export const standingBookingsHappy = {
  listStandingBookings: withStanding({ as: 'member' }),
  createStandingBooking: withClass({ as: 'member', body: { courseAppointmentId: 50_001 } }),
  updateStandingBooking: withStanding({
    ...own,
    body: { paused: true, skippedDays: ['2026-12-10'] },
  }),
  deleteStandingBooking: withStanding(own),
  getStandingBookingOffer: withClass(class50001),
  saveBookingOpeningReminder: withClass(class50001, 'not-yet-bookable'),
  async deleteBookingOpeningReminder(sandbox) {
    await course(sandbox, 'not-yet-bookable');
    await sandbox.state('a booking opening reminder', { id: 50_001 });
    return class50001;
  },
} satisfies Record<string, RequestSetup>;
