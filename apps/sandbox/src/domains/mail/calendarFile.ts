import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingNews, BookingOccasion } from './bookingNews.ts';
import { placeOf } from './placeOf.ts';

/**
 * The calendar file of a mail (RFC 5545): one entry for each booking, which its cancelation strikes out again.
 * @returns null where there is no place to be put into a calendar
 */
export function calendarFile(
  news: BookingNews,
  organizer: string,
  link: string,
  now: Date,
): string | null {
  const status = statuses[news.occasion];
  if (status === null) return null;
  const calendar = new ICalCalendar({
    prodId: { company: 'Studio Portal', product: 'Bookings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // Stays the same as long as the booking lives, so that calendars find it again.
    id: `${news.uuid}@studio-portal.example`,
    sequence: status === ICalEventStatus.CANCELLED ? 1 : 0,
    status,
    stamp: now,
    start: new Date(news.startsAt),
    end: new Date(news.endsAt),
    summary: `${news.course}, ${organizer}`,
    location: placeOf(news),
    url: link,
  });
  return calendar.toString();
}

/** Null: no place to be put into a calendar. */
const statuses: Record<BookingOccasion, ICalEventStatus | null> = {
  booked: ICalEventStatus.CONFIRMED,
  movedUp: ICalEventStatus.CONFIRMED,
  canceled: ICalEventStatus.CANCELLED,
  canceledByStudio: ICalEventStatus.CANCELLED,
  waiting: null,
  leftWaitingList: null,
  waitingEnded: null,
  declined: null,
  receipt: null,
};
