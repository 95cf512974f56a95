/** Mails that say the same as a message to a member. */
import { documentTexts } from '../documents/documentTexts.ts';
import { messageTexts } from '../messages/messageTexts.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { Brand } from './layout.ts';
import { fillWith, letterOf, senderOf } from './letter.ts';
import type { Letter } from './mail.ts';
import type { MemberNews, MemberWhat } from './memberNews.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

/** What it is about, in a language. */
export function whatIn(locale: MailLocale, what: MemberWhat): string {
  if (what.as === 'nothing') return '';
  if (what.as === 'text') return what.text;
  const { personal, address, contact, payment } = documentTexts[locale].sections;
  const names = { PERSONAL: personal, ADDRESS: address, CONTACT: contact, PAYMENT: payment };
  return names[what.section];
}

/**
 * @param brand who writes; null stands for the product itself
 * @param link to the page where the member sees it
 */
export function memberLetter(brand: Brand | null, news: MemberNews, link: string): Letter {
  const { locale, texts: common } = mailTextsFor(...news.languages);
  const { subject, text, link: label } = messageTexts[locale][news.type];
  const { name, address } = news.studio;
  const fill = fillWith({
    brand: senderOf(brand),
    name: news.name,
    studio: name,
    what: whatIn(locale, news.what),
  });
  return letterOf(brand, {
    to: news.to,
    locale,
    subject: fill(subject),
    parts: {
      hello: fill(news.name === '' ? common.helloNobody : common.hello),
      // A mail is no Markdown; the places are filled afterwards, since a name may have such signs.
      paragraphs: [fill(text.replaceAll('**', ''))],
      details: [{ label: bookingTexts[locale].labels.where, value: `${name}, ${address}` }],
      code: null,
      link: { label, link },
      note: null,
      closing: fill(common.closing),
    },
  });
}
