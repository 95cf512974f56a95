/** The mail with a contract, in every language: complete, in the brand's name, with everything that was signed. */
import { describe, expect, test } from 'vitest';
import { contractLetter } from '../../src/domains/membershipOffers/contractLetter.ts';
import type { ContractNews } from '../../src/domains/membershipOffers/contractNews.ts';
import { contractTexts } from '../../src/domains/membershipOffers/contractTexts.ts';

const month = { term: 1, termUnit: 'MONTH' } as const;

const news: ContractNews = {
  uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01',
  to: 'reader@example.org',
  name: 'Mona <Muster>',
  languages: ['en-GB'],
  surface: { context: {}, hostname: '', language: null },
  studio: {
    id: 1001,
    tenant: 'northside',
    name: 'North {name} & Co',
    zoneId: 'Europe/Berlin',
    address: 'Beispielweg 1, 10115 Berlin',
  },
  contract: 'Flex membership',
  contractNumber: 'NO1001-4K7Q2M9XWT',
  term: { term: 12, termUnit: 'MONTH' },
  noticePeriod: month,
  extension: { type: 'INDEFINITE', term: null, noticePeriod: month },
  startDate: '2027-01-01',
  startDateOfUse: '2026-12-20',
  endDate: '2027-12-31',
  lastPossibleCancelationDate: '2027-11-30',
  withdrawalEndDate: '2026-12-09',
  currency: 'EUR',
  lines: [
    {
      type: 'BASE',
      name: 'Flex membership',
      moduleId: null,
      amountCents: 2990,
      payments: 12,
      startDate: '2027-01-01',
      totalCents: 35_880,
    },
  ],
  totalCents: 35_880,
  monthlyCents: 2990,
  mandateReference: 'NO1001-7K3M9QX2WA',
  textBlocks: [{ id: 1, title: 'General terms', text: 'All of them.', mandatory: true }],
};

const letter = (changes: Partial<ContractNews> = {}) =>
  contractLetter(null, { ...news, ...changes }, 'https://portal.example');

test('shows the picture of the offer', () => {
  const url = '/pictures/contract-offer/1';
  const { html } = letter({ image: { url, urlLarge: url, width: 480, height: 320 } });
  expect(html).toContain(`<img src="https://portal.example${url}?size=mail"`);
  expect(letter().html).not.toContain('<img');
});

const extensions = [
  news.extension,
  { type: 'FIXED', term: month, noticePeriod: month },
  { type: 'NONE', term: null, noticePeriod: null },
] satisfies ContractNews['extension'][];

describe.for(Object.keys(contractTexts))('in %s', (locale) => {
  test.for(extensions)('renders a complete mail with the extension $type', (extension) => {
    const { subject, text, html } = letter({ extension, languages: [locale] });
    const mailText = [subject, text, html].join('\n').replaceAll('North {name}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    expect(subject).toContain('Flex membership');
    for (const fact of ['NO1001-4K7Q2M9XWT', 'NO1001-7K3M9QX2WA', '12 × ', 'All of them.', '2027'])
      expect(text).toContain(fact);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
  });
});

test('omits the notice period of a contract that ends automatically', () => {
  const { text } = letter({ lastPossibleCancelationDate: null, mandateReference: null });
  expect(text).not.toContain('Notice period');
  expect(text).not.toContain('SEPA');
});

const [line] = news.lines;

test.for([
  ['a payment for part of a period', 53, 1790, 93_467, '€934.67 (52 × €17.90 + €3.87)'],
  ['a discount', 2, -1790, -3580, '−€35.80 (2 × €17.90)'],
  ['several partial payments', 3, -1000, -1200, '−€12.00'],
] as const)(
  'prints a breakdown only where it adds up: %s',
  ([, payments, amountCents, totalCents, said]) => {
    const { text } = letter({
      lines: line ? [{ ...line, name: 'Line', payments, amountCents, totalCents }] : [],
    });
    expect(text.split('\n').find((one) => one.includes('Line:'))).toContain(`Line: ${said}`);
    expect(text).not.toContain('= ');
  },
);
