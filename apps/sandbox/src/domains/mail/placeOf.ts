import type { BookingNews } from './bookingNews.ts';

/** Where a class is, in one line. */
export function placeOf({ isOnline, studio }: Pick<BookingNews, 'isOnline' | 'studio'>): string {
  return isOnline ? `Online, ${studio.name}` : `${studio.name}, ${studio.address}`;
}
