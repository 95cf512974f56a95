import type { Parts } from '../../platform/mail/layout.ts';
import { formatMoment } from '../../platform/mail/formatDates.ts';
import { findMailTexts, type MailLocale } from '../../platform/mail/texts.ts';
import type { Paid } from './paid.ts';

/**
 * Lists the payment details of a receipt except the amount: method, date and reference. Shortens the
 * reference as the portal does.
 */
export function receiptLines(
  locale: MailLocale,
  zoneId: string,
  { method, at, reference }: Paid,
): Parts['details'] {
  const { labels } = findMailTexts(locale).texts;
  return [
    ...(method === null ? [] : [{ label: labels.method, value: method }]),
    { label: labels.paidOn, value: formatMoment(locale, zoneId, at) },
    { label: labels.reference, value: reference.slice(0, 8).toUpperCase() },
  ];
}
