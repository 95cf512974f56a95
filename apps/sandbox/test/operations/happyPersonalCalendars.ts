/** Valid requests for personal calendars. */
import { type RequestSetup, withoutSetup } from './setup.ts';

const body = { url: 'webcal://calendar.example/private-5f0c9d2e/basic.ics' };

export const personalCalendarsHappy = {
  getPersonalCalendar: withoutSetup({ as: 'member' }),
  async savePersonalCalendar(sandbox) {
    await sandbox.state('the calendar of an address', { state: 'readable' });
    return { as: 'member', body };
  },
  async deletePersonalCalendar(sandbox) {
    await sandbox.state('a personal calendar');
    return { as: 'member' };
  },
  listBusyTimes: withoutSetup({
    as: 'member',
    query: { startDate: '2026-11-25', endDate: '2026-12-01' },
  }),
} satisfies Record<string, RequestSetup>;
