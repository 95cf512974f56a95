import { type BookingNews, type BookingOccasion, bookingTitle } from './bookingNews.ts';
import { calendarEntry } from './calendarEntry.ts';
import { formatPlace } from './formatPlace.ts';

/**
 * Creates the calendar file of a booking mail. Each booking is one entry, which its cancelation removes again.
 * @returns null if the occasion does not affect calendars
 */
export function calendarFile(
  news: BookingNews,
  organizer: string,
  link: string,
  now: Date,
): string | null {
  const status = calendarStatuses[news.occasion];
  if (status === null) return null;
  const { uuid, startsAt, endsAt } = news;
  const summary = `${bookingTitle(news)}, ${organizer}`;
  const place = formatPlace(news);
  const isCanceled = status === 'canceled';
  return calendarEntry(
    { uuid, startsAt, endsAt, summary, place, link, organizer, isCanceled },
    now,
  );
}

/** Null: does not affect calendars. */
const calendarStatuses: Record<BookingOccasion, 'confirmed' | 'canceled' | null> = {
  booked: 'confirmed',
  toBeConfirmed: null,
  unconfirmed: null,
  movedUp: 'confirmed',
  canceled: 'canceled',
  missed: null,
  canceledByStudio: 'canceled',
  waiting: null,
  leftWaitingList: null,
  waitingEnded: null,
  declined: null,
  debitReturned: 'canceled',
  debitOwed: null,
  receipt: null,
};
