import type { Paid } from './bookingNews.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { Parts } from './layout.ts';
import { momentIn } from './momentIn.ts';

/** What a receipt says of a payment besides its amount: with what, when and under which reference. */
export function receiptLines(
  locale: keyof typeof bookingTexts,
  zoneId: string,
  { method, at, reference }: Paid,
): Parts['details'] {
  const { labels } = bookingTexts[locale];
  return [
    ...(method === null ? [] : [{ label: labels.method, value: method }]),
    { label: labels.paidOn, value: momentIn(locale, zoneId, at) },
    { label: labels.reference, value: reference },
  ];
}
