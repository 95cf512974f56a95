import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { now } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

/**
 * An event as an iCalendar file (RFC 5545). Instants are in UTC: a wall time with a zone cannot tell the two hours of 02:30 apart that
 * there are when clocks go back, and calendars show an instant on the reader's own clock.
 * @param kind what is canceled strikes out the entry of the same id that was added before
 */
export function calendarText(
  { uuid, title, start, end, place }: CalendarEvent,
  kind: 'booked' | 'canceled' = 'booked',
): string {
  const isCanceled = kind === 'canceled';
  const calendar = new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uuid}@studio-portal.example`,
    // Higher than what was added before, which it replaces; the mail about a cancelation has the same.
    sequence: isCanceled ? 1 : 0,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now(),
    start,
    end,
    summary: title.toWellFormed(),
    location: place.toWellFormed(),
  });
  return calendar.toString();
}
