/** Mails about a reserved visit, with times in the studio's zone. */
import { bookingTexts } from './bookingTexts.ts';
import { calendarEntry } from './calendarEntry.ts';
import { type Brand, htmlOf, type Parts, productName, textOf } from './layout.ts';
import type { Letter } from './mail.ts';
import { momentIn, periodIn } from './momentIn.ts';
import { placeOf } from './placeOf.ts';
import type { ReservationNews } from './reservationNews.ts';
import { reservationTexts } from './reservationTexts.ts';
import { mailTextsFor } from './texts.ts';

/**
 * @param brand who writes; null stands for the product itself
 * @param link to the reservations of the reader
 */
export function reservationLetter(
  brand: Brand | null,
  news: ReservationNews,
  link: string,
  now: Date,
): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const texts = reservationTexts[locale];
  const sender = brand?.name ?? productName;
  const words: Record<string, string> = {
    brand: sender,
    name: news.name,
    studio: news.studio.name,
  };
  // One pass: what people and studios are called cannot be taken for a placeholder.
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
  const { subject, body } = texts[news.occasion];
  const place = placeOf({ isOnline: false, studio: news.studio });
  const parts: Parts = {
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [fill(body)],
    details: details(locale, news, place),
    code: null,
    link: { label: texts.button, link },
    note: null,
    closing: fill(common.closing),
  };
  const { uuid, startsAt, endsAt } = news;
  const isCanceled = news.occasion === 'canceled';
  const summary = fill(texts.entry);
  return {
    to: news.to,
    from: sender,
    subject: `${sender}: ${fill(subject)}`,
    text: textOf(parts),
    html: htmlOf(locale, brand, parts),
    code: null,
    link,
    calendar: calendarEntry({ uuid, startsAt, endsAt, summary, place, link, isCanceled }, now),
  };
}

function details(
  locale: keyof typeof reservationTexts,
  news: ReservationNews,
  place: string,
): Parts['details'] {
  const { labels } = bookingTexts[locale];
  const { occasion, studio, startsAt, lastCheckinAt, isCancelable } = news;
  const lines = [
    { label: labels.when, value: periodIn(locale, news) },
    { label: labels.where, value: place },
  ];
  if (occasion === 'canceled') return lines;
  lines.push({
    label: reservationTexts[locale].checkInUntil,
    value: momentIn(locale, studio.zoneId, lastCheckinAt),
  });
  if (isCancelable)
    lines.push({ label: labels.cancelUntil, value: momentIn(locale, studio.zoneId, startsAt) });
  return lines;
}
