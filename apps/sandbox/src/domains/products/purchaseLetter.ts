/** Mails about packs, day tickets and vouchers. */
import { toMailPicture } from '../../platform/toPicture.ts';
import { translateText } from '../../platform/database/translatedText.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { joinVariant } from './joinVariant.ts';
import type { PurchaseNews, PurchaseOccasion } from './purchaseNews.ts';
import { purchaseTexts } from './purchaseTexts.ts';
import { rechargeTexts } from './rechargeTexts.ts';
import { receiptLines, referenceLine } from '../payments/receiptLines.ts';
import { bookingTexts } from '../bookings/bookingTexts.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

/**
 * @param brand sender; null for the product itself
 * @param page of the voucher, for account holders, or of a ticket that is paid at the studio
 */
export function purchaseLetter(brand: Brand | null, news: PurchaseNews, page: string): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const texts = { ...purchaseTexts[locale], ...rechargeTexts[locale] };
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    studio: news.studio.name,
    product: translateText(news.product, locale),
    amount: formatMoney(locale, news.amountCents, news.currency),
    credit: formatMoney(locale, news.creditCents ?? news.amountCents, news.currency),
  });
  // A voucher may have paid a part.
  const fillPaid = createFiller({
    amount: formatMoney(locale, news.paid?.amountCents ?? news.amountCents, news.currency),
  });
  const { subject, body } = texts[news.occasion];
  const isCharged =
    (news.occasion === 'bought' || news.occasion === 'recharged') && news.paid?.charged === true;
  const parts: Parts = {
    picture: picturedOccasions.has(news.occasion) ? toMailPicture(news.image, page) : null,
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [fill(body), ...(isCharged ? [fillPaid(common.charged)] : [])],
    details: details(locale, news),
    code: null,
    link: findLink(locale, news, page),
    note: null,
    closing: fill(common.closing),
  };
  return createLetter(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts,
  });
}

/** Occasions whose mails show the picture. */
const picturedOccasions: ReadonlySet<PurchaseOccasion> = new Set([
  'bought',
  'toBePaid',
  'receipt',
  'recharged',
]);

/** Links to a page that shows the purchase again; null if there is none. */
function findLink(locale: MailLocale, news: PurchaseNews, link: string): Parts['link'] {
  if (news.lead) return { label: bookingTexts[locale].guestBooking, link };
  return news.isKeptVoucher && news.occasion !== 'declined' && news.occasion !== 'returned'
    ? { label: purchaseTexts[locale].voucherButton, link }
    : null;
}

function details(locale: keyof typeof purchaseTexts, news: PurchaseNews): Parts['details'] {
  const { labels } = purchaseTexts[locale];
  const { labels: common } = findMailTexts(locale).texts;
  const { occasion, quantity, code, recipient, validFrom, validUntil, codes = [] } = news;
  const product = translateText(news.product, locale);
  const variant = translateText(news.variant, locale);
  const what = `${quantity > 1 ? `${quantity} × ` : ''}${joinVariant(product, variant)}`;
  const bought = [
    { label: labels.what, value: what },
    { label: common.where, value: `${news.studio.name}, ${news.studio.address}` },
    ...(recipient === null ? [] : [{ label: common.forWhom, value: recipient }]),
  ];
  if (occasion === 'declined' || occasion === 'rechargeDeclined') return bought;
  const valid =
    validFrom === validUntil
      ? [{ label: labels.day, value: formatDay(locale, validFrom) }]
      : validUntil === null
        ? []
        : [{ label: labels.validUntil, value: formatDay(locale, validUntil) }];
  return [
    ...bought,
    ...(news.creditCents === undefined
      ? (codes.length > 0 ? codes : [code]).map((value) => ({ label: labels.code, value }))
      : []),
    ...valid,
    { label: common.amount, value: formatMoney(locale, news.amountCents, news.currency) },
    ...(news.voucher
      ? [
          {
            label: common.voucher,
            value: formatMoney(locale, news.voucher.amountCents, news.voucher.currency),
          },
        ]
      : []),
    ...(news.lead ? [referenceLine(locale, 'order', news.lead.id)] : []),
    // A debit may still be returned, so it gets no receipt yet.
    ...(news.paid?.charged ? receiptLines(locale, news.studio.zoneId, news.paid) : []),
  ];
}
