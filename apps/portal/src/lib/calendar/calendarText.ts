import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { now } from '../dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

/**
 * An event as an iCalendar file (RFC 5545). Instants are in UTC: a wall time with a zone cannot tell the two hours of 02:30 apart that
 * there are when clocks go back, and calendars show an instant on the reader's own clock.
 */
export function calendarText({ uuid, title, start, end, place }: CalendarEvent): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uuid}@studio-portal.example`,
    sequence: 0,
    status: ICalEventStatus.CONFIRMED,
    stamp: now(),
    start,
    end,
    summary: title.toWellFormed(),
    location: place.toWellFormed(),
  });
  return calendar.toString();
}
