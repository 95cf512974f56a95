import { expect, test } from 'vitest';
import { memberLetter } from '../../src/domains/customerData/memberLetter.ts';
import type { MemberNews } from '../../src/domains/customerData/memberNews.ts';
import { messageTexts } from '../../src/domains/messages/messageTexts.ts';
import type { MessageKind } from '../../src/domains/messages/texts/types.ts';

const news: MemberNews = {
  type: 'AMENDMENT_ACCEPTED',
  what: { as: 'section', section: 'ADDRESS' },
  to: 'reader@example.org',
  name: 'Mona <Muster>',
  languages: ['en-GB'],
  surface: { context: {}, hostname: '', language: null },
  studio: {
    id: 1001,
    tenant: 'northside',
    name: 'North {what} & *Co*',
    zoneId: 'Europe/Berlin',
    address: 'Beispielweg 1, 10115 Berlin',
  },
};

const mailed: MessageKind[] = [
  'AMENDMENT_ACCEPTED',
  'AMENDMENT_REJECTED',
  'CONTACT_EMAIL_CHANGED',
  'LOYALTY_CONFIRMED',
  'REWARD_READY',
  'COMPENSATION_ACCEPTED',
  'COMPENSATION_REJECTED',
];

test.for(Object.keys(messageTexts))('renders complete mails without Markdown in %s', (locale) => {
  for (const type of mailed) {
    const localizedNews = { ...news, type, languages: [locale] };
    const { subject, text, html } = memberLetter(
      null,
      localizedNews,
      'https://portal.example/page',
    );
    expect(text).toContain('North {what} & *Co*');
    const mailText = [subject, text, html].join('\n').replaceAll('North {what}', '');
    expect(mailText).not.toMatch(/[{}]|\*\*|\bundefined\b|\bnull\b/);
    expect(text).toContain('https://portal.example/page');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
  }
});
