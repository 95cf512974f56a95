import type { BookingNews } from './bookingNews.ts';

/** Where a class is, in one line. */
export function placeOf({ isOnline, studio }: BookingNews): string {
  return isOnline ? `Online, ${studio.name}` : `${studio.name}, ${studio.address}`;
}
