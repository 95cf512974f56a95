import { calendarSubscriptions } from '../domains/calendarSubscriptions/tables.ts';
import { personalCalendars } from '../domains/personalCalendars/tables.ts';
import { createSampleDownload, sampleDownloads } from './sampleCalendars.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

export const calendarStates = {
  async 'a calendar subscription'(world) {
    await world.db.insert(calendarSubscriptions).values({
      accountId: currentAccountId(world),
      tokenHash: 'sample',
      name: 'Northside Athletics',
      createdAt: new Date('2026-11-02T08:15:00Z'),
    });
  },

  async 'a personal calendar'(world) {
    await world.db.insert(personalCalendars).values({
      accountId: currentAccountId(world),
      url: 'https://calendar.google.com/calendar/ical/sample/basic.ics',
      busyTimes: [
        { startDateTime: '2026-11-26T16:30:00Z', endDateTime: '2026-11-26T18:00:00Z' },
        { startDateTime: '2026-11-27T23:00:00Z', endDateTime: '2026-11-28T23:00:00Z' },
      ],
      readAt: world.clock.now(),
      triedAt: world.clock.now(),
    });
  },

  async 'the calendar of an address'({ calendars }, params) {
    calendars.download = createSampleDownload(params.oneOf('state', sampleDownloads));
  },
} satisfies Partial<States>;
