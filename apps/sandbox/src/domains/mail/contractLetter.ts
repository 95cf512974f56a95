/** The mail with a contract: everything that was signed, to be kept. */
import type { Schemas } from '../../server/api.ts';
import type { PriceLine } from '../contracts/price.ts';
import type { ContractNews } from './contractNews.ts';
import { contractTexts } from './contractTexts.ts';
import type { Brand, Parts } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import { dayIn } from './momentIn.ts';
import { moneyIn } from './moneyIn.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

/** Everything that was signed, in a language: for the mail and for the file. */
export function contractWords(
  locale: MailLocale,
  news: ContractNews,
): { subject: string; paragraphs: string[]; details: Parts['details'] } {
  const { subject, body, changed, extensions } = contractTexts[locale];
  const { extension, replaced = null } = news;
  const fill = fillWith({
    studio: news.studio.name,
    contract: news.contract,
    further: extension.term ? lengthIn(locale, extension.term) : '',
    notice: extension.noticePeriod ? lengthIn(locale, extension.noticePeriod) : '',
  });
  return {
    subject: fill(subject),
    paragraphs: [
      fill(replaced === null ? body : changed),
      fill(extensions[extension.type]),
      ...news.textBlocks.map(({ title, text }) => `${title}: ${text}`),
    ],
    details: details(locale, news),
  };
}

/** @param brand who writes; null stands for the product itself */
export function contractLetter(brand: Brand | null, news: ContractNews): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const { subject, ...words } = contractWords(locale, news);
  const fill = fillWith({ brand: senderOf(brand), name: news.name });
  const parts: Parts = {
    hello: fill(common.hello),
    ...words,
    code: null,
    link: null,
    note: null,
    closing: fill(common.closing),
  };
  return letterOf(brand, { to: news.to, locale, subject, parts });
}

/** `12 months`, in the words of a language. */
const lengthIn = (locale: string, { term, termUnit }: Schemas['Term']): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: termUnit.toLowerCase(),
    unitDisplay: 'long',
  }).format(term);

/**
 * `€358.80 (12 × €29.90)`, and where one payment is for a part of a period `€934.67 (52 × €17.90 + €3.87)`. What takes from the price has
 * its sign before the total. Where several payments are for a part the total alone is right.
 */
function lineIn(locale: string, line: PriceLine, currency: string): string {
  const { payments, totalCents } = line;
  const amount = (cents: number) => moneyIn(locale, cents, currency);
  const total = amount(totalCents);
  const each = Math.abs(line.amountCents);
  const part = Math.abs(totalCents) - (payments - 1) * each;
  if (payments === 1 || part <= 0 || part > each) return total;
  return part === each
    ? `${total} (${payments} × ${amount(each)})`
    : `${total} (${payments - 1} × ${amount(each)} + ${amount(part)})`;
}

/** What it takes the place of, and what came of its end; nothing for a first contract. */
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
    { label: labels.replacedEnd, value: dayIn(locale, endDate) },
    ...amounts
      .filter(({ cents }) => cents > 0)
      .map(({ label, cents }) => ({ label, value: moneyIn(locale, cents, currency) })),
  ];
}

function details(locale: MailLocale, news: ContractNews): Parts['details'] {
  const { labels } = contractTexts[locale];
  const { lastPossibleCancelationDate, mandateReference, currency } = news;
  const amount = (cents: number) => moneyIn(locale, cents, currency);
  return [
    { label: labels.what, value: news.contract },
    { label: labels.number, value: news.contractNumber },
    ...replacedDetails(locale, news),
    { label: labels.studio, value: `${news.studio.name}, ${news.studio.address}` },
    { label: labels.start, value: dayIn(locale, news.startDate) },
    ...(news.startDateOfUse === news.startDate
      ? []
      : [{ label: labels.use, value: dayIn(locale, news.startDateOfUse) }]),
    { label: labels.term, value: lengthIn(locale, news.term) },
    { label: labels.end, value: dayIn(locale, news.endDate) },
    ...(lastPossibleCancelationDate === null
      ? []
      : [
          { label: labels.notice, value: lengthIn(locale, news.noticePeriod) },
          { label: labels.cancelUntil, value: dayIn(locale, lastPossibleCancelationDate) },
        ]),
    ...news.lines.map((line) => ({
      label: `${line.name}:`,
      value: lineIn(locale, line, currency),
    })),
    { label: labels.total, value: amount(news.totalCents) },
    { label: labels.monthly, value: amount(news.monthlyCents) },
    ...(mandateReference === null ? [] : [{ label: labels.mandate, value: mandateReference }]),
    { label: labels.withdrawUntil, value: dayIn(locale, news.withdrawalEndDate) },
  ];
}
