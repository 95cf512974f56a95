import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { now } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

/**
 * Writes an event as an iCalendar file (RFC 5545). Instants are in UTC: a wall time with a zone
 * cannot distinguish the two hours of 02:30 when clocks go back, and calendars convert an instant
 * to the user's own clock.
 * @param kind a canceled event removes the entry with the same id that was added before
 */
export function calendarText(
  { uuid, title, start, end, allDay = false, place, studio }: CalendarEvent,
  kind: 'booked' | 'canceled' = 'booked',
): string {
  const isCanceled = kind === 'canceled';
  const calendar = new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uuid}@studio-portal.example`,
    // Must exceed that of the entry it replaces; the mail about a cancelation uses the same number.
    sequence: isCanceled ? 1 : 0,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Calendars cancel an entry only for its organizer, who is the sender of the mails (RFC 5546, 3.2.5).
    organizer: { name: studio.toWellFormed(), email: 'no-reply@studio-portal.example' },
    stamp: now(),
    start,
    end,
    allDay,
    summary: title.toWellFormed(),
    location: place.toWellFormed(),
  });
  return calendar.toString();
}
