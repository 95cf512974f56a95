/** Mails about the way out of a contract, and what stands in them; the receipts that can be downloaded say the same. */
import { messageTexts } from '../messages/messageTexts.ts';
import type { Brand, Parts } from './layout.ts';
import type { LeavingFact, LeavingNews } from './leavingNews.ts';
import { leavingTexts } from './leavingTexts.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import { dayIn, momentIn } from './momentIn.ts';
import { moneyIn } from './moneyIn.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

function valueOf(locale: MailLocale, zoneId: string, fact: LeavingFact): string {
  if (fact.as === 'word') return leavingTexts[locale].words[fact.value];
  if (fact.as === 'money') return moneyIn(locale, fact.cents, fact.currency);
  if (fact.as === 'day') return dayIn(locale, fact.value);
  return fact.as === 'moment' ? momentIn(locale, zoneId, fact.value) : fact.value;
}

/** What is told, in a language. */
export function leavingWords(
  locale: MailLocale,
  { occasion, what, studio, facts }: Pick<LeavingNews, 'occasion' | 'what' | 'studio' | 'facts'>,
): { subject: string; body: string; details: Parts['details'] } {
  const { labels, occasions } = leavingTexts[locale];
  const { subject, body } = occasions[occasion];
  const fill = fillWith({ what, studio: studio.name });
  return {
    subject: fill(subject),
    body: fill(body),
    details: facts.map((fact) => ({
      label: labels[fact.label],
      value: valueOf(locale, studio.zoneId, fact),
    })),
  };
}

/**
 * @param brand who writes; null stands for the product itself
 * @param link to the contracts of the reader; null for somebody without an account
 */
export function leavingLetter(brand: Brand | null, news: LeavingNews, link: string | null): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const { subject, body, details } = leavingWords(locale, news);
  const fill = fillWith({ brand: senderOf(brand), name: news.name });
  return letterOf(brand, {
    to: news.to,
    locale,
    subject,
    parts: {
      hello: fill(common.hello),
      paragraphs: [body],
      details,
      code: null,
      link: link === null ? null : { label: messageTexts[locale].CANCELATION_RECEIVED.link, link },
      note: null,
      closing: fill(common.closing),
    },
  });
}
