import type { Parts } from '../../platform/mail/layout.ts';
import { formatMoment } from '../../platform/mail/formatDates.ts';
import { findMailTexts, type MailLocale } from '../../platform/mail/texts.ts';
import type { Paid } from './paid.ts';

/** Returns the line with the reference of an order or a booking, shortened as the portal does. */
export const referenceLine = (
  locale: MailLocale,
  kind: 'order' | 'booking',
  id: string,
): Parts['details'][number] => ({
  label: findMailTexts(locale).texts.labels[`${kind}Reference`],
  value: id.slice(0, 8).toUpperCase(),
});

/** Lists the payment details of a receipt except the amount: method, date and reference of the order. */
export function receiptLines(
  locale: MailLocale,
  zoneId: string,
  { method, at, reference }: Paid,
): Parts['details'] {
  const { labels } = findMailTexts(locale).texts;
  return [
    ...(method === null ? [] : [{ label: labels.method, value: method }]),
    { label: labels.paidOn, value: formatMoment(locale, zoneId, at) },
    referenceLine(locale, 'order', reference),
  ];
}
