import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { senderAddress, senderDomain } from '../../platform/mail/sender.ts';

/** Calendar entry of a booking or reservation. */
export type CalendarEntry = {
  /** Stays the same during the life of the booking, so that calendars update its entry. */
  uuid: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  place: string;
  link: string;
  /** Name of the brand. */
  organizer: string;
  /** True if the entry is to be removed. */
  isCanceled: boolean;
};

/** Creates an empty calendar. @param method whether it adds entries or cancels them (RFC 5546, 3.2.1 and 3.2.5) */
export const createCalendar = (method: `${ICalCalendarMethod}`): ICalCalendar =>
  new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: ICalCalendarMethod[method],
  });

/** Adds an entry. The file that the portal offers has the same ids, organizer and sequence numbers. */
export function addEvent(calendar: ICalCalendar, entry: CalendarEntry, now: Date): void {
  const { uuid, startsAt, endsAt, summary, place, link, organizer, isCanceled } = entry;
  calendar.createEvent({
    id: `${uuid}@${senderDomain}`,
    sequence: isCanceled ? 1 : 0,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer, email: senderAddress },
    stamp: now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary,
    location: place,
    url: link,
  });
}

/** Creates a calendar file that adds an entry, or cancels the one with the same id. */
export function calendarEntry(entry: CalendarEntry, now: Date): string {
  const calendar = createCalendar(entry.isCanceled ? 'CANCEL' : 'PUBLISH');
  addEvent(calendar, entry, now);
  return calendar.toString();
}
