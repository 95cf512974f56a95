/** Mails about a member's account, in every language: complete, in the brand's name. */
import { describe, expect, test } from 'vitest';
import { accountLetter } from '../../src/domains/customerAccounts/accountLetter.ts';
import type { AccountNews } from '../../src/domains/customerAccounts/accountNews.ts';
import { accountTexts } from '../../src/domains/customerAccounts/accountTexts.ts';

const news: AccountNews = {
  occasion: 'receipt',
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
  what: { word: 'balance', text: '' },
  paid: {
    amountCents: 5480,
    currency: 'EUR',
    charged: true,
    at: '2026-11-25T08:00:00.000Z',
    method: 'Visa •••• 4242',
    reference: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001',
  },
};

const letter = (changes: Partial<AccountNews> = {}) => accountLetter(null, { ...news, ...changes });

describe.for(Object.keys(accountTexts))('%s', (language) => {
  test.for(['receipt', 'declined', 'methodReplaced', 'methodAsked'] as const)(
    'renders %s',
    (occasion) => {
      const what = { word: 'CREDIT_CARD' as const, text: '•••• 4242' };
      const { subject, text } = letter({ occasion, languages: [language], what });
      expect(subject).toContain('•••• 4242');
      expect(text).toContain('North {name} & Co');
      expect(`${subject}${text}`.replaceAll('{name} & Co', '')).not.toMatch(/[{}]|undefined/);
    },
  );
});

test('prints amount, method, time and reference of a receipt', () => {
  const { text, html } = letter();
  for (const fact of ['€54.80', 'Visa •••• 4242', '09:00', 'C3A1D0A4', 'Beispielweg 1'])
    expect(text).toContain(fact);
  expect(html).toContain('Mona &lt;Muster&gt;');
});
