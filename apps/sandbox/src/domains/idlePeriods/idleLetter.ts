/** Mails about idle periods, with their days and their effect on term and charges. */
import { messageTexts } from '../messages/messageTexts.ts';
import type { IdleFact, IdleNews } from './idleNews.ts';
import { idleTexts } from './idleTexts.ts';
import type { Brand } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

function formatFact(locale: MailLocale, fact: IdleFact): string {
  if (fact.as === 'contractEnds') return idleTexts[locale].contractEnds;
  if (fact.as === 'money') return formatMoney(locale, fact.cents, fact.currency);
  return fact.as === 'day' ? formatDay(locale, fact.value) : fact.value;
}

/**
 * @param brand sender; null for the product itself
 * @param link to the member's idle periods
 */
export function idleLetter(brand: Brand | null, news: IdleNews, link: string): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const { labels, occasions } = idleTexts[locale];
  const { subject, body } = occasions[news.occasion];
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    what: news.what,
    studio: news.studio.name,
  });
  return createLetter(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts: {
      hello: fill(common.hello),
      paragraphs: [fill(body)],
      details: news.facts.map((fact) => ({
        label: labels[fact.label],
        value: formatFact(locale, fact),
      })),
      code: null,
      link: { label: messageTexts[locale].IDLE_PERIOD_ACCEPTED.link, link },
      note: null,
      closing: fill(common.closing),
    },
  });
}
