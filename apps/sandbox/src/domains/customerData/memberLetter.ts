/** Mails that accompany a message to a member. */
import { documentTexts } from './documentTexts.ts';
import { formatPeriod } from '../../platform/mail/formatDates.ts';
import { messageTexts } from '../messages/messageTexts.ts';
import type { Brand } from '../../platform/mail/layout.ts';
import { createFiller, createLetter, senderName } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { MemberNews, MemberSubject } from './memberNews.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';

/** Returns the subject of a message in a language. */
export function subjectLabel(locale: MailLocale, what: MemberSubject): string {
  if (what.as === 'nothing') return '';
  if (what.as === 'text') return what.text;
  if (what.as === 'class') {
    const when = formatPeriod(locale, { ...what, studio: what });
    return `${what.name}, ${when}`;
  }
  const { personal, address, contact, payment } = documentTexts[locale].sections;
  const names = { PERSONAL: personal, ADDRESS: address, CONTACT: contact, PAYMENT: payment };
  return names[what.section];
}

/**
 * @param brand sender; null for the product itself
 * @param link to the page where the member sees it
 */
export function memberLetter(brand: Brand | null, news: MemberNews, link: string): Letter {
  const { locale, texts: common } = findMailTexts(...news.languages);
  const { subject, text, link: label } = messageTexts[locale][news.type];
  const { name, address } = news.studio;
  const fill = createFiller({
    brand: senderName(brand),
    name: news.name,
    studio: name,
    what: subjectLabel(locale, news.what),
  });
  return createLetter(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts: {
      hello: fill(news.name === '' ? common.helloNobody : common.hello),
      // Remove the Markdown before filling in names, which may contain the same characters.
      paragraphs: [fill(text.replaceAll('**', ''))],
      details: [{ label: common.labels.where, value: `${name}, ${address}` }],
      code: null,
      link: { label, link },
      note: null,
      closing: fill(common.closing),
    },
  });
}
