/** Mails about the cancelation of a contract; downloadable receipts have the same content. */
import { messageTexts } from '../messages/messageTexts.ts';
import type { Brand, Parts } from '../../platform/mail/layout.ts';
import type { ContractChangeFact, ContractChangeNews } from './contractChangeNews.ts';
import { contractChangeTexts } from './contractChangeTexts.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { formatDay, formatMoment } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

function formatFact(locale: MailLocale, zoneId: string, fact: ContractChangeFact): string {
  if (fact.as === 'word') return contractChangeTexts[locale].words[fact.value];
  if (fact.as === 'money') return formatMoney(locale, fact.cents, fact.currency);
  if (fact.as === 'day') return formatDay(locale, fact.value);
  return fact.as === 'moment' ? formatMoment(locale, zoneId, fact.value) : fact.value;
}

/** Renders the content in a language. */
export function renderContractChange(
  locale: MailLocale,
  {
    occasion,
    what,
    studio,
    facts,
  }: Pick<ContractChangeNews, 'occasion' | 'what' | 'studio' | 'facts'>,
): { subject: string; body: string; details: Parts['details'] } {
  const { labels, occasions } = contractChangeTexts[locale];
  const { subject, body } = occasions[occasion];
  const fill = createFiller({ what, studio: studio.name });
  return {
    subject: fill(subject),
    body: fill(body),
    details: facts.map((fact) => ({
      label: labels[fact.label],
      value: formatFact(locale, studio.zoneId, fact),
    })),
  };
}

/**
 * @param brand sender; null for the product itself
 * @param link to the recipient's contracts; null without an account
 */
export function contractChangeLetter(
  brand: Brand | null,
  news: ContractChangeNews,
  link: string | null,
): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const { subject, body, details } = renderContractChange(locale, news);
  const fill = createFiller({ brand: senderName(brand), name: news.name });
  return createLetter(brand, {
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
