import type { Paid } from './bookingNews.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { Parts } from '../../platform/mail/layout.ts';
import { formatMoment } from '../../platform/mail/formatDates.ts';

/** Lists the payment details of a receipt except the amount: method, date and reference. */
export function receiptLines(
  locale: keyof typeof bookingTexts,
  zoneId: string,
  { method, at, reference }: Paid,
): Parts['details'] {
  const { labels } = bookingTexts[locale];
  return [
    ...(method === null ? [] : [{ label: labels.method, value: method }]),
    { label: labels.paidOn, value: formatMoment(locale, zoneId, at) },
    { label: labels.reference, value: reference },
  ];
}
