import type { BookingNews } from './bookingNews.ts';

/** Formats the place of a class on one line. */
export function formatPlace({
  isOnline,
  studio,
}: Pick<BookingNews, 'isOnline' | 'studio'>): string {
  return isOnline ? `Online, ${studio.name}` : `${studio.name}, ${studio.address}`;
}
