/** Mails about cancelations, in every language: complete, in the brand's name, with receipt and time. */
import { describe, expect, test } from 'vitest';
import { contractChangeLetter } from '../../src/domains/memberships/contractChangeLetter.ts';
import type {
  ContractChangeFact,
  ContractChangeLabel,
  ContractChangeNews,
} from '../../src/domains/memberships/contractChangeNews.ts';
import { contractChangeTexts } from '../../src/domains/memberships/contractChangeTexts.ts';

const receipt = '5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01';

const news: ContractChangeNews = {
  uuid: receipt,
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
  occasion: 'canceled',
  what: 'Flex membership',
  facts: [],
};

const texts = Object.values(contractChangeTexts);
const occasions = ['canceled', 'stays', 'moduleBooked', 'received', 'withdrawalReceived'] as const;
const labels = Object.keys(texts[0]?.labels ?? {});
const isLabel = (label: string): label is ContractChangeLabel => labels.includes(label);

/** One fact per label, and one per type. */
const facts: ContractChangeFact[] = [
  ...labels.filter(isLabel).map((label) => ({ label, as: 'text' as const, value: receipt })),
  { label: 'moment', as: 'moment', value: '2026-11-25T08:00:00Z' },
  { label: 'ends', as: 'day', value: '2027-02-28' },
  { label: 'stillCharged', as: 'money', cents: 10_970, currency: 'EUR' },
  { label: 'kind', as: 'word', value: 'EXTRAORDINARY' },
];

describe.for(Object.keys(contractChangeTexts))('in %s', (locale) => {
  test.for(occasions)('renders a complete %s mail', (occasion) => {
    const occasionNews = { ...news, occasion, facts, languages: [locale] };
    const { subject, text, html } = contractChangeLetter(
      null,
      occasionNews,
      'https://portal.example/contracts',
    );
    const mailText = [subject, text, html].join('\n').replaceAll('North {what}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    for (const expected of [receipt, '9:00', '2027', '109', 'portal.example/contracts'])
      expect(text).toContain(expected);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
  });
});
