/** Mails about a customer account. */
import type { AccountNews } from './accountNews.ts';
import { accountTexts } from './accountTexts.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { receiptLines } from '../payments/receiptLines.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

/** Returns the label of a payment or payment method in a language. */
export const paymentLabel = (locale: MailLocale, { word, text }: AccountNews['what']): string =>
  [word === null ? '' : accountTexts[locale].words[word], text].join(' ').trim();

/** @param brand sender; null for the product itself */
export function accountLetter(brand: Brand | null, news: AccountNews): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const { occasions } = accountTexts[locale];
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    studio: news.studio.name,
    what: paymentLabel(locale, news.what),
  });
  const { subject, body } = occasions[news.occasion];
  const parts: Parts = {
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [fill(body)],
    details: [
      {
        label: common.labels.where,
        value: `${news.studio.name}, ${news.studio.address}`,
      },
      ...(news.paid === null
        ? []
        : [
            {
              label: common.labels.amount,
              value: formatMoney(locale, news.paid.amountCents, news.paid.currency),
            },
            ...receiptLines(locale, news.studio.zoneId, news.paid),
          ]),
    ],
    code: null,
    link: null,
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
