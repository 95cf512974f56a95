/** Mails about a booking, with times in the studio's time zone and amounts in the recipient's locale. */
import type { BookingNews, BookingOccasion } from './bookingNews.ts';
import { bookingTexts } from './bookingTexts.ts';
import { calendarFile } from './calendarFile.ts';
import { toMailPicture } from '../../platform/toPicture.ts';
import { translateText } from '../../platform/database/translatedText.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatMoment, formatPeriod } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { formatPlace } from './formatPlace.ts';
import type { Paid } from '../payments/paid.ts';
import { receiptLines, referenceLine } from '../payments/receiptLines.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import type { MailTexts } from '../../platform/mail/texts/types.ts';
import type { BookingTexts } from './bookingTexts/types.ts';

type Texts = MailTexts & BookingTexts;

/**
 * @param brand sender; null for the product itself
 * @param link to the recipient's bookings, or to a guest's booking
 * @param own the brand's own texts (`bookingTextId`), in the language of the mail
 */
export function bookingLetter(
  brand: Brand | null,
  news: BookingNews,
  link: string,
  now: Date,
  own: Readonly<Record<string, string>> = {},
): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const texts: Texts = { ...common, ...bookingTexts[locale] };
  const fee = (news.missed ?? news.late ?? news.lateCancelation)?.fee;
  const blockedUntil = news.missed?.blockedUntil ?? null;
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    course: translateText(news.course, locale),
    studio: news.studio.name,
    position: String(news.position ?? ''),
    amount: news.paid ? formatMoney(locale, news.paid.amountCents, news.paid.currency) : '',
    until: formatMoment(locale, news.studio.zoneId, news.cancelableUntil),
    blockedUntil:
      blockedUntil === null ? '' : formatMoment(locale, news.studio.zoneId, blockedUntil),
    fee: fee ? formatMoney(locale, fee.amountCents, fee.currency) : '',
    voucher: news.voucher
      ? formatMoney(locale, news.voucher.amountCents, news.voucher.currency)
      : '',
  });
  const { subject, body } = texts.occasions[news.occasion];
  const ownText = (part: string, text: string) => fill(own[bookingTextId(part)] ?? text);
  const parts: Parts = {
    picture: confirmingOccasions.has(news.occasion) ? toMailPicture(news.image, link) : null,
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [
      ownText(`${news.occasion}.body`, body),
      ...sentences[news.occasion](texts, news).map(fill),
    ],
    details: details(locale, texts, news),
    code: null,
    link: { label: buttonLabel(texts, news, ownText), link },
    note: null,
    closing: fill(common.closing),
  };
  return createLetter(brand, {
    to: news.to,
    locale,
    subject: ownText(`${news.occasion}.subject`, subject),
    parts,
    calendar: calendarFile(news, senderName(brand), link, now),
  });
}

function buttonLabel(
  texts: Texts,
  { isGuest, occasion }: BookingNews,
  say: (part: string, text: string) => string,
): string {
  if (occasion === 'toBeConfirmed') return say('confirm', texts.confirm);
  if (!isGuest) return texts.button;
  return occasion === 'waiting'
    ? say('guestWaitingList', texts.guestWaitingList)
    : say('guestBooking', texts.guestBooking);
}

/** Returns the id under which a brand overrides a text of these mails: `mail.booked.subject`, `mail.guestBooking`. */
export const bookingTextId = (part: string): string => `mail.${part}`;

type Sentences = (texts: Texts, news: BookingNews) => string[];

const endSentences: Sentences = (texts, { paid, usesVisit, late, voucher }) => {
  if (late?.consequence === 'FORFEITED')
    return paid || usesVisit || voucher ? [texts.forfeited] : [];
  return [
    ...(paid ? [refundSentence(texts, paid)] : []),
    ...(voucher ? [texts.voucherReturned] : []),
    ...(usesVisit ? [texts.givenBack] : []),
    ...(late?.consequence === 'FEE' ? [texts.feeCharged] : []),
  ];
};

const startSentences: Sentences = (texts, { paid, usesVisit, lateCancelation }) => {
  const consequence = lateCancelation?.consequence ?? 'NOT_POSSIBLE';
  const isCostly = consequence === 'FEE' || (consequence === 'FORFEITED' && (paid || usesVisit));
  return [
    ...(paid?.charged ? [texts.charged] : []),
    ...(isCostly ? [texts.lateCancelation[consequence]] : []),
  ];
};

/** Sentences about money and visits per occasion. */
const sentences: Record<BookingOccasion, Sentences> = {
  booked: startSentences,
  toBeConfirmed: () => [],
  unconfirmed: () => [],
  movedUp: startSentences,
  waiting: (texts, { paid }) => (paid ? [texts.waitingCharge] : []),
  canceled: endSentences,
  canceledByStudio: endSentences,
  leftWaitingList: endSentences,
  waitingEnded: endSentences,
  debitReturned: () => [],
  debitOwed: () => [],
  declined: (texts, { usesVisit }) => (usesVisit ? [texts.givenBack] : []),
  receipt: () => [],
  missed: (texts, { missed }) => [
    ...(missed?.fee ? [texts.feeMissed] : []),
    ...(missed?.blockedUntil ? [texts.blocked] : []),
  ],
};

/** A charged amount is refunded, even if the call to the bank follows later. */
function refundSentence(texts: Texts, { charged }: Paid): string {
  return charged ? texts.refunded : texts.released;
}

/** Names the person the recipient booked for, or the person who booked for the recipient. */
function familyLines({ labels }: Texts, { family }: BookingNews): Parts['details'] {
  if (!family) return [];
  return 'forWhom' in family
    ? [{ label: labels.forWhom, value: family.forWhom }]
    : [{ label: labels.bookedBy, value: family.bookedBy }];
}

/** Occasions whose mails show the picture, list what a voucher paid, and quote the reference that the portal shows. */
const confirmingOccasions: ReadonlySet<BookingOccasion> = new Set([
  'booked',
  'waiting',
  'movedUp',
  'toBeConfirmed',
  'receipt',
]);

function details(locale: MailLocale, texts: Texts, news: BookingNews): Parts['details'] {
  const { labels } = texts;
  const { occasion, paid, studio, uuid, voucher } = news;
  const lines = [
    { label: labels.when, value: formatPeriod(locale, news) },
    { label: labels.where, value: formatPlace(news) },
    ...familyLines(texts, news),
  ];
  // A waiting list can be left at any time.
  if (occasion === 'booked' || occasion === 'movedUp')
    lines.push({
      label: labels.cancelUntil,
      value: formatMoment(locale, studio.zoneId, news.cancelableUntil),
    });
  const confirm = news.trial?.confirm;
  if (occasion === 'toBeConfirmed' && confirm)
    lines.push({
      label: labels.confirmUntil,
      value: formatMoment(locale, studio.zoneId, confirm.until),
    });
  if (voucher && confirmingOccasions.has(occasion))
    lines.push({
      label: labels.voucher,
      value: formatMoney(locale, voucher.amountCents, voucher.currency),
    });
  if (occasion === 'receipt' && paid)
    lines.push(
      { label: labels.amount, value: formatMoney(locale, paid.amountCents, paid.currency) },
      ...receiptLines(locale, studio.zoneId, paid),
    );
  if (confirmingOccasions.has(occasion)) lines.push(referenceLine(locale, 'booking', uuid));
  return lines;
}
