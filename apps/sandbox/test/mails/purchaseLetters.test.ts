/** Mails about packs, day tickets and vouchers, in every language: complete, in the brand's name, with the code. */
import { describe, expect, test } from 'vitest';
import { addTranslations } from '../../src/platform/database/translatedText.ts';
import { purchaseLetter } from '../../src/domains/products/purchaseLetter.ts';
import type { PurchaseNews } from '../../src/domains/products/purchaseNews.ts';
import { purchaseTexts } from '../../src/domains/products/purchaseTexts.ts';

const news: PurchaseNews = {
  occasion: 'bought',
  uuid: '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
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
  product: 'Gift voucher',
  variant: 'Large',
  quantity: 2,
  code: 'SAMP-7KQ2-9XTM',
  recipient: 'Ana Sample',
  validFrom: '2026-11-25',
  validUntil: '2029-11-24',
  amountCents: 20_000,
  currency: 'EUR',
  paid: {
    amountCents: 20_000,
    currency: 'EUR',
    charged: true,
    at: '2026-11-25T08:00:00.000Z',
    method: 'Visa •••• 4242',
    reference: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001',
  },
};

const page = 'https://portal.example/studio/x/vouchers?purchased=5f2d';

const letter = (changes: Partial<PurchaseNews> = {}) =>
  purchaseLetter(null, { ...news, ...changes }, page);

addTranslations('de', { 'Class pack': 'Kurspaket', '5 classes': '5 Kurse' });

test('names the product in the language of the mail', () => {
  const pack = { product: 'Class pack', variant: '5 classes', languages: ['de-DE'] };
  const { subject, text } = letter(pack);
  expect(subject).toContain('Kurspaket');
  expect(text).toContain('2 × Kurspaket, 5 Kurse');
  expect(letter({ ...pack, languages: ['en-GB'] }).text).toContain('2 × Class pack, 5 classes');
});

const occasions = ['bought', 'toBePaid', 'receipt', 'declined'] as const;

describe.for(Object.keys(purchaseTexts))('in %s', (locale) => {
  test.for(occasions)('renders a complete %s mail', (occasion) => {
    const { subject, text, html } = letter({ occasion, languages: [locale] });
    const mailText = [subject, text, html].join('\n').replaceAll('North {name}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    expect(subject).toContain('Studio Portal: ');
    expect(subject).toContain('Gift voucher');
    expect(text).toContain('2 × Gift voucher, Large');
    expect(text).toContain('Ana Sample');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<Muster>');
    // Omits the code of a declined payment, since it cannot be used.
    expect(text.includes(news.code)).toBe(occasion !== 'declined');
  });
});

describe.for(Object.keys(purchaseTexts))('credit in %s', (locale) => {
  test.for(['recharged', 'rechargeDeclined'] as const)('renders a complete %s mail', (occasion) => {
    const changes = { occasion, languages: [locale], recipient: null, creditCents: 5500 };
    const { subject, text, html } = letter(changes);
    const mailText = [subject, text, html].join('\n').replaceAll('North {name}', '');
    expect(mailText).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
    expect(text).toContain('Gift voucher, Large');
    // Credit is used at the studio without showing a code.
    expect(text).not.toContain(news.code);
    expect(/\b55[.,]00\b/.test(`${subject} ${text}`)).toBe(occasion === 'recharged');
  });
});

test('links an account’s voucher to its print page, but neither a guest’s nor a declined one', () => {
  expect(letter({ isKeptVoucher: true }).html).toContain(page);
  expect(letter({ isKeptVoucher: true }).text).toContain(page);
  expect(letter().text).not.toContain(page);
  expect(letter({ isKeptVoucher: true, occasion: 'declined' }).text).not.toContain(page);
});

const image = { url: '/pictures/product/1', urlLarge: '/large', width: 480, height: 320 };

test.each(['bought', 'toBePaid', 'receipt', 'recharged'] as const)(
  'shows the picture of the product in a %s mail',
  (occasion) => {
    const { html } = letter({ occasion, image });
    expect(html).toContain('<img src="https://portal.example/pictures/product/1?size=mail"');
  },
);

test.each(['declined', 'returned', 'rechargeDeclined'] as const)(
  'shows no picture in a %s mail',
  (occasion) => {
    expect(letter({ occasion, image }).html).not.toContain('<img');
  },
);

test('prints amount, card and reference of a receipt, but not of a pending debit', () => {
  expect(letter().text).toContain('€200.00');
  expect(letter().text).toContain('Visa •••• 4242');
  expect(letter().text).toContain('C3A1D0A4');
  const pending = letter({ paid: news.paid && { ...news.paid, charged: false } });
  expect(pending.text).not.toContain('4242');
  expect(pending.text).not.toContain('charged');
});

test('prints the day of a day ticket, and the expiry of a voucher', () => {
  const day = letter({ validUntil: news.validFrom, recipient: null });
  expect(day.text).toMatch(/Day: Wednesday,? 25 November 2026/);
  expect(letter().text).toMatch(/Valid until: Saturday,? 24 November 2029/);
  expect(letter({ validUntil: null }).text).not.toContain('Valid until');
});

test('has texts per language', () => {
  const all = Object.entries(purchaseTexts).filter(([locale]) => locale !== 'en-US');
  for (const occasion of occasions) {
    const bodies = all.map(([, texts]) => texts[occasion].body);
    expect(new Set(bodies).size).toBe(all.length);
  }
});
