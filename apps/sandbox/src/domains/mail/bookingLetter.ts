/** Mails about a booking: times in the studio's zone, money as the reader writes it. */
import type { BookingNews, BookingOccasion, Paid } from './bookingNews.ts';
import { type BookingTexts, bookingTexts } from './bookingTexts.ts';
import { calendarFile } from './calendarFile.ts';
import type { Brand, Parts } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import { momentIn, periodIn } from './momentIn.ts';
import { moneyIn } from './moneyIn.ts';
import { placeOf } from './placeOf.ts';
import { purchaseTexts } from './purchaseTexts.ts';
import { receiptLines } from './receiptLines.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

/**
 * @param brand who writes; null stands for the product itself
 * @param link to the bookings of the reader, or to the one booking of a guest
 * @param own what the brand says in its own words (`bookingTextId`), in the language of the mail
 */
export function bookingLetter(
  brand: Brand | null,
  news: BookingNews,
  link: string,
  now: Date,
  own: Readonly<Record<string, string>> = {},
): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const texts = bookingTexts[locale];
  const fill = fillWith({
    brand: senderOf(brand),
    name: news.name,
    course: news.course,
    studio: news.studio.name,
    position: String(news.position ?? ''),
    amount: news.paid ? moneyIn(locale, news.paid.amountCents, news.paid.currency) : '',
  });
  const { subject, body } = texts.occasions[news.occasion];
  const say = (part: string, text: string) => fill(own[bookingTextId(part)] ?? text);
  const parts: Parts = {
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [
      say(`${news.occasion}.body`, body),
      ...sentences[news.occasion](texts, news).map(fill),
    ],
    details: details(locale, texts, news),
    code: null,
    link: { label: buttonOf(texts, news, say), link },
    note: null,
    closing: fill(common.closing),
  };
  return letterOf(brand, {
    to: news.to,
    locale,
    subject: say(`${news.occasion}.subject`, subject),
    parts,
    calendar: calendarFile(news, senderOf(brand), link, now),
  });
}

function buttonOf(
  texts: BookingTexts,
  { isGuest, occasion }: BookingNews,
  say: (part: string, text: string) => string,
): string {
  if (occasion === 'toBeConfirmed') return say('confirm', texts.confirm);
  return isGuest ? say('guestBooking', texts.guestBooking) : texts.button;
}

/** By what name a brand says a text of these mails in its own words: `mail.booked.subject`, `mail.guestBooking`. */
export const bookingTextId = (part: string): string => `mail.${part}`;

type Sentences = (texts: BookingTexts, news: BookingNews) => string[];

const ends: Sentences = (texts, { paid, usesVisit }) => [
  ...(paid ? [undone(texts, paid)] : []),
  ...(usesVisit ? [texts.givenBack] : []),
];

const begins: Sentences = (texts, { paid }) => (paid?.charged ? [texts.charged] : []);

/** What happens to money and visits. */
const sentences: Record<BookingOccasion, Sentences> = {
  booked: begins,
  toBeConfirmed: () => [],
  unconfirmed: () => [],
  movedUp: begins,
  waiting: (texts, { paid }) => (paid ? [texts.waitingCharge] : []),
  canceled: ends,
  canceledByStudio: ends,
  leftWaitingList: ends,
  waitingEnded: ends,
  debitReturned: () => [],
  debitOwed: () => [],
  declined: (texts, { usesVisit }) => (usesVisit ? [texts.givenBack] : []),
  receipt: () => [],
};

/** Whatever was charged comes back, also where the bank is told only later. */
function undone(texts: BookingTexts, { charged }: Paid): string {
  return charged ? texts.refunded : texts.released;
}

/** For whom the reader has booked it, or who has for the reader. */
function familyLines(locale: MailLocale, { family }: BookingNews): Parts['details'] {
  if (!family) return [];
  return 'forWhom' in family
    ? [{ label: purchaseTexts[locale].labels.recipient, value: family.forWhom }]
    : [{ label: bookingTexts[locale].labels.bookedBy, value: family.bookedBy }];
}

function details(
  locale: MailLocale,
  { labels }: BookingTexts,
  news: BookingNews,
): Parts['details'] {
  const { occasion, paid, studio } = news;
  const lines = [
    { label: labels.when, value: periodIn(locale, news) },
    { label: labels.where, value: placeOf(news) },
    ...familyLines(locale, news),
  ];
  if (occasion === 'booked' || occasion === 'waiting' || occasion === 'movedUp')
    lines.push({
      label: labels.cancelUntil,
      value: momentIn(locale, studio.zoneId, news.cancelableUntil),
    });
  const confirm = news.trial?.confirm;
  if (occasion === 'toBeConfirmed' && confirm)
    lines.push({
      label: labels.confirmUntil,
      value: momentIn(locale, studio.zoneId, confirm.until),
    });
  if (occasion !== 'receipt' || !paid) return lines;
  lines.push(
    { label: labels.amount, value: moneyIn(locale, paid.amountCents, paid.currency) },
    ...receiptLines(locale, studio.zoneId, paid),
  );
  return lines;
}
