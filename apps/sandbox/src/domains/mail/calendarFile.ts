import { type BookingNews, type BookingOccasion, namedIn } from './bookingNews.ts';
import { calendarEntry } from './calendarEntry.ts';
import { placeOf } from './placeOf.ts';

/**
 * The calendar file of a mail about a booking: one entry for each booking, which its cancelation strikes out again.
 * @returns null where there is no place to be put into a calendar
 */
export function calendarFile(
  news: BookingNews,
  organizer: string,
  link: string,
  now: Date,
): string | null {
  const kept = keptAs[news.occasion];
  if (kept === null) return null;
  const { uuid, startsAt, endsAt } = news;
  const summary = `${namedIn(news)}, ${organizer}`;
  const place = placeOf(news);
  const isCanceled = kept === 'canceled';
  return calendarEntry({ uuid, startsAt, endsAt, summary, place, link, isCanceled }, now);
}

/** Null: no place to be put into a calendar. */
const keptAs: Record<BookingOccasion, 'confirmed' | 'canceled' | null> = {
  booked: 'confirmed',
  toBeConfirmed: null,
  unconfirmed: null,
  movedUp: 'confirmed',
  canceled: 'canceled',
  canceledByStudio: 'canceled',
  waiting: null,
  leftWaitingList: null,
  waitingEnded: null,
  declined: null,
  debitReturned: 'canceled',
  debitOwed: null,
  receipt: null,
};
