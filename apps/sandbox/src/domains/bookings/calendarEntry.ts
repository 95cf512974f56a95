import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Calendar entry of a booking or reservation. */
export type CalendarEntry = {
  /** Stays the same during the life of the booking, so that calendars update its entry. */
  uuid: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  place: string;
  link: string;
  /** True if the entry is to be removed. */
  isCanceled: boolean;
};

/** Creates a calendar file with one entry (RFC 5545). */
export function calendarEntry(entry: CalendarEntry, now: Date): string {
  const { uuid, startsAt, endsAt, summary, place, link, isCanceled } = entry;
  const calendar = new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uuid}@studio-portal.example`,
    sequence: isCanceled ? 1 : 0,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary,
    location: place,
    url: link,
  });
  return calendar.toString();
}
