/** Mails about idle periods: the days, and what they do to term and charges. */
import { messageTexts } from '../messages/messageTexts.ts';
import type { IdleFact, IdleNews } from './idleNews.ts';
import { idleTexts } from './idleTexts.ts';
import type { Brand } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import { dayIn } from './momentIn.ts';
import { moneyIn } from './moneyIn.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

function valueOf(locale: MailLocale, fact: IdleFact): string {
  if (fact.as === 'money') return moneyIn(locale, fact.cents, fact.currency);
  return fact.as === 'day' ? dayIn(locale, fact.value) : fact.value;
}

/**
 * @param brand who writes; null stands for the product itself
 * @param link to the pauses of the member
 */
export function idleLetter(brand: Brand | null, news: IdleNews, link: string): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const { labels, occasions } = idleTexts[locale];
  const { subject, body } = occasions[news.occasion];
  const fill = fillWith({
    brand: senderOf(brand),
    name: news.name,
    what: news.what,
    studio: news.studio.name,
  });
  return letterOf(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts: {
      hello: fill(common.hello),
      paragraphs: [fill(body)],
      details: news.facts.map((fact) => ({
        label: labels[fact.label],
        value: valueOf(locale, fact),
      })),
      code: null,
      link: { label: messageTexts[locale].IDLE_PERIOD_ACCEPTED.link, link },
      note: null,
      closing: fill(common.closing),
    },
  });
}
