/** Mails about idle periods, in every language: complete, in the brand's name, with the days and their effect. */
import { describe, expect, test } from 'vitest';
import { idleLetter } from '../../src/domains/idlePeriods/idleLetter.ts';
import type { IdleFact, IdleLabel, IdleNews } from '../../src/domains/idlePeriods/idleNews.ts';
import { idleTexts } from '../../src/domains/idlePeriods/idleTexts.ts';

const number = 'NO1001-7H2K9P4RTX';

const news: IdleNews = {
  uuid: '5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01',
  to: 'reader@example.org',
  name: 'Mona <Muster>',
  languages: ['en-GB'],
  surface: { context: {}, hostname: '', language: null },
  studio: {
    id: 1001,
    tenant: 'northside',
    name: 'North {what} & Co',
    zoneId: 'Europe/Berlin',
    address: 'Beispielweg 1, 10115 Berlin',
  },
  occasion: 'asked',
  what: 'Flex membership',
  facts: [],
};

const texts = Object.values(idleTexts);
const occasions = ['asked', 'accepted', 'rejected', 'canceled'] as const;
const labels = Object.keys(texts[0]?.labels ?? {});
const isLabel = (label: string): label is IdleLabel => labels.includes(label);

/** One fact per label, and one per type. */
const facts: IdleFact[] = [
  ...labels.filter(isLabel).map((label) => ({ label, as: 'text' as const, value: number })),
  { label: 'ends', as: 'day', value: '2027-01-31' },
  { label: 'notCharged', as: 'money', cents: 3490, currency: 'EUR' },
];

describe.for(Object.keys(idleTexts))('in %s', (locale) => {
  test.for(occasions)('renders a complete %s mail', (occasion) => {
    const occasionNews = { ...news, occasion, facts, languages: [locale] };
    const { subject, text, html } = idleLetter(null, occasionNews, 'https://portal.example/pauses');
    const mailText = [subject, text, html].join('\n').replaceAll('North {what}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    for (const expected of [number, '2027', '34', 'Flex membership', 'portal.example/pauses'])
      expect(text).toContain(expected);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
  });
});
