/** Calendars that tests connect, without a call to their hosts. */
import { parseCalendarUrl } from '../domains/personalCalendars/downloadCalendar.ts';
import {
  addressInvalid,
  calendarTimeout,
  calendarTooLarge,
  calendarUnreachable,
  calendarUnreadable,
} from '../domains/personalCalendars/errors.ts';
import type { Calendars } from '../platform/api.ts';

/** What a download leads to. */
export const sampleDownloads = [
  'readable',
  'unreachable',
  'unreadable',
  'too slow',
  'too large',
] as const;

const errors = {
  unreachable: calendarUnreachable,
  unreadable: calendarUnreadable,
  'too slow': calendarTimeout,
  'too large': calendarTooLarge,
};

const sample = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
DTSTART:20261126T163000Z
DTEND:20261126T180000Z
SUMMARY:Parents' evening
END:VEVENT
END:VCALENDAR`;

/** Creates a download of a sample calendar with one event, on 26 November 2026 from 16:30 to 18:00 UTC, or of none. */
export function createSampleDownload(
  state: (typeof sampleDownloads)[number],
): Calendars['download'] {
  return async (address) => {
    if (!parseCalendarUrl(address, [])) throw addressInvalid();
    if (state === 'readable') return sample;
    throw errors[state]();
  };
}
