/** The mail with the terms of a signed contract. */
import type { Schemas } from '../../platform/api.ts';
import { toMailPicture } from '../../platform/toPicture.ts';
import type { PriceLine } from './price.ts';
import type { ContractNews } from './contractNews.ts';
import { contractTexts } from './contractTexts.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatDay, formatMoment } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

/** Renders everything that was signed in a language, for the mail and for the PDF. */
export function renderContract(
  locale: MailLocale,
  news: ContractNews,
): { subject: string; paragraphs: string[]; details: Parts['details'] } {
  const { subject, body, changed, extensions, earlyStart } = contractTexts[locale];
  const { extension, replaced = null, earlyStartRequested = false } = news;
  const fill = createFiller({
    studio: news.studio.name,
    contract: news.contract,
    further: extension.term ? formatTerm(locale, extension.term) : '',
    withdrawal: formatDay(locale, news.withdrawalEndDate),
    notice: extension.noticePeriod ? formatTerm(locale, extension.noticePeriod) : '',
  });
  return {
    subject: fill(subject),
    paragraphs: [
      fill(replaced === null ? body : changed),
      fill(extensions[extension.type]),
      ...(earlyStartRequested ? [fill(earlyStart)] : []),
      ...news.textBlocks.map(({ title, text }) => `${title}: ${text}`),
    ],
    details: details(locale, news),
  };
}

/**
 * @param brand sender; null for the product itself
 * @param origin serves the picture
 */
export function contractLetter(brand: Brand | null, news: ContractNews, origin: string): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const { subject, ...words } = renderContract(locale, news);
  const fill = createFiller({ brand: senderName(brand), name: news.name });
  const parts: Parts = {
    picture: toMailPicture(news.image, origin),
    hello: fill(common.hello),
    ...words,
    code: null,
    link: null,
    note: null,
    closing: fill(common.closing),
  };
  return createLetter(brand, { to: news.to, locale, subject, parts });
}

/** Formats a term: `12 months`. */
const formatTerm = (locale: string, { term, termUnit }: Schemas['Term']): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: termUnit.toLowerCase(),
    unitDisplay: 'long',
  }).format(term);

/**
 * Formats a price line: `€358.80 (12 × €29.90)`, or with a partial payment `€934.67 (52 × €17.90 + €3.87)`. Discounts
 * have a negative total. With several partial payments only the total is shown.
 */
function formatPriceLine(locale: string, line: PriceLine, currency: string): string {
  const { payments, totalCents } = line;
  const amount = (cents: number) => formatMoney(locale, cents, currency);
  const total = amount(totalCents);
  const each = Math.abs(line.amountCents);
  const part = Math.abs(totalCents) - (payments - 1) * each;
  if (payments === 1 || part <= 0 || part > each) return total;
  return part === each
    ? `${total} (${payments} × ${amount(each)})`
    : `${total} (${payments - 1} × ${amount(each)} + ${amount(part)})`;
}

/** Lists the replaced contract and the settlement of its end; empty for a first contract. */
function replacedDetails(
  locale: MailLocale,
  { replaced = null, currency }: ContractNews,
): Parts['details'] {
  if (replaced === null) return [];
  const { labels } = contractTexts[locale];
  const { name, contractNumber, endDate, stillChargedCents, creditCents } = replaced;
  const amounts = [
    { label: labels.stillCharged, cents: stillChargedCents },
    { label: labels.credit, cents: creditCents },
  ];
  return [
    { label: labels.replaces, value: `${name}, ${contractNumber}` },
    { label: labels.replacedEnd, value: formatDay(locale, endDate) },
    ...amounts
      .filter(({ cents }) => cents > 0)
      .map(({ label, cents }) => ({ label, value: formatMoney(locale, cents, currency) })),
  ];
}

function details(locale: MailLocale, news: ContractNews): Parts['details'] {
  const { labels } = contractTexts[locale];
  const {
    lastPossibleCancelationDate,
    mandateReference,
    currency,
    signed = null,
    voucher = null,
  } = news;
  const amount = (cents: number) => formatMoney(locale, cents, currency);
  return [
    { label: labels.what, value: news.contract },
    { label: labels.number, value: news.contractNumber },
    ...replacedDetails(locale, news),
    { label: labels.studio, value: `${news.studio.name}, ${news.studio.address}` },
    { label: labels.start, value: formatDay(locale, news.startDate) },
    ...(news.startDateOfUse === news.startDate
      ? []
      : [{ label: labels.use, value: formatDay(locale, news.startDateOfUse) }]),
    { label: labels.term, value: formatTerm(locale, news.term) },
    { label: labels.end, value: formatDay(locale, news.endDate) },
    ...(lastPossibleCancelationDate === null
      ? []
      : [
          { label: labels.notice, value: formatTerm(locale, news.noticePeriod) },
          { label: labels.cancelUntil, value: formatDay(locale, lastPossibleCancelationDate) },
        ]),
    ...news.lines.map((line) => ({
      label: `${line.name}:`,
      value: formatPriceLine(locale, line, currency),
    })),
    { label: labels.total, value: amount(news.totalCents) },
    ...(voucher === null
      ? []
      : [
          { label: findMailTexts(locale).texts.labels.voucher, value: amount(voucher.amountCents) },
        ]),
    { label: labels.monthly, value: amount(news.monthlyCents) },
    ...(mandateReference === null ? [] : [{ label: labels.mandate, value: mandateReference }]),
    { label: labels.withdrawUntil, value: formatDay(locale, news.withdrawalEndDate) },
    ...(signed === null
      ? []
      : [
          {
            label: labels.signed,
            value: `${signed.name}, ${formatMoment(locale, news.studio.zoneId, signed.at)}`,
          },
        ]),
  ];
}
