/** Mails about the account of a member at a studio. */
import type { AccountNews } from './accountNews.ts';
import { accountTexts } from './accountTexts.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { Brand, Parts } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import { moneyIn } from './moneyIn.ts';
import { receiptLines } from './receiptLines.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

/** What was paid, or what pays, in a language. */
export const whatPays = (locale: MailLocale, { word, text }: AccountNews['what']): string =>
  [word === null ? '' : accountTexts[locale].words[word], text].join(' ').trim();

/** @param brand who writes; null stands for the product itself */
export function accountLetter(brand: Brand | null, news: AccountNews): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const { occasions } = accountTexts[locale];
  const fill = fillWith({
    brand: senderOf(brand),
    name: news.name,
    studio: news.studio.name,
    what: whatPays(locale, news.what),
  });
  const { subject, body } = occasions[news.occasion];
  const parts: Parts = {
    hello: fill(news.name === '' ? common.helloNobody : common.hello),
    paragraphs: [fill(body)],
    details: [
      {
        label: bookingTexts[locale].labels.where,
        value: `${news.studio.name}, ${news.studio.address}`,
      },
      ...(news.paid === null
        ? []
        : [
            {
              label: bookingTexts[locale].labels.amount,
              value: moneyIn(locale, news.paid.amountCents, news.paid.currency),
            },
            ...receiptLines(locale, news.studio.zoneId, news.paid),
          ]),
    ],
    code: null,
    link: null,
    note: null,
    closing: fill(common.closing),
  };
  return letterOf(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts,
  });
}
