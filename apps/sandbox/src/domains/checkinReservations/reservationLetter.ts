/** Mails about a reserved visit, with times in the studio's time zone. */
import { bookingTexts } from '../bookings/bookingTexts.ts';
import { calendarEntry } from '../bookings/calendarEntry.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatMoment, formatPeriod } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { formatPlace } from '../bookings/formatPlace.ts';
import type { ReservationNews, ReservationOccasion } from './reservationNews.ts';
import { reservationTexts } from './reservationTexts.ts';
import { referenceLine } from '../payments/receiptLines.ts';
import { findMailTexts, type MailLocale } from '../../platform/mail/texts.ts';

/**
 * @param brand sender; null for the product itself
 * @param link to the recipient's reservations
 */
export function reservationLetter(
  brand: Brand | null,
  news: ReservationNews,
  link: string,
  now: Date,
): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const texts = reservationTexts[locale];
  const fee = (news.occasion === 'canceled' ? news.late : news.lateCancelation)?.fee;
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    studio: news.studio.name,
    until: formatMoment(locale, news.studio.zoneId, freeCancelationUntil(news)),
    fee: fee ? formatMoney(locale, fee.amountCents, fee.currency) : '',
  });
  const { subject, body } = texts[news.occasion];
  const place = formatPlace({ isOnline: false, studio: news.studio });
  const parts: Parts = {
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [fill(body), ...(fee ? [fill(feeSentences[news.occasion](locale))] : [])],
    details: details(locale, news, place),
    code: null,
    link: { label: texts.button, link },
    note: null,
    closing: fill(common.closing),
  };
  const { uuid, startsAt, endsAt } = news;
  const isCanceled = news.occasion === 'canceled';
  const summary = fill(texts.entry);
  const organizer = senderName(brand);
  return createLetter(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts,
    calendar: calendarEntry(
      { uuid, startsAt, endsAt, summary, place, link, organizer, isCanceled },
      now,
    ),
  });
}

/** Sentences about the fee of a late cancelation, per occasion. */
const feeSentences: Record<ReservationOccasion, (locale: MailLocale) => string> = {
  reserved: (locale) => bookingTexts[locale].lateCancelation.FEE,
  canceled: (locale) => bookingTexts[locale].feeCharged,
};

const freeCancelationUntil = ({ freeCancelationUntil: until, startsAt }: ReservationNews): string =>
  until ?? startsAt;

function details(
  locale: keyof typeof reservationTexts,
  news: ReservationNews,
  place: string,
): Parts['details'] {
  const { labels } = findMailTexts(locale).texts;
  const { occasion, uuid, studio, lastCheckinAt, isCancelable } = news;
  const lines = [
    { label: labels.when, value: formatPeriod(locale, news) },
    { label: labels.where, value: place },
  ];
  if (occasion === 'canceled') return lines;
  lines.push({
    label: reservationTexts[locale].checkInUntil,
    value: formatMoment(locale, studio.zoneId, lastCheckinAt),
  });
  if (isCancelable)
    lines.push({
      label: labels.cancelUntil,
      value: formatMoment(locale, studio.zoneId, freeCancelationUntil(news)),
    });
  lines.push(referenceLine(locale, 'booking', uuid));
  return lines;
}
