import { expect, test } from 'vitest';
import { voucherPdf } from './voucherPdf.ts';

const voucher = {
  locale: 'pl',
  brand: 'Northside Athletics',
  color: '#1b3390',
  textColor: '#ffffff',
  title: '2 × Karta podarunkowa',
  amount: '200,00 €',
  recipientText: 'Dla Łucji',
  message: 'Zażółć gęślą jaźń',
  code: 'ABCD-EFGH-JKLM',
  facts: ['Ważna do 22 listopada 2029', 'Northside Mitte, Musterstraße 1, 10115 Berlin'],
};

test('creates a single page with language, title and a tag for each line, in order', async () => {
  const text = await (await voucherPdf(voucher)).text();
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('/Lang (pl)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(text.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(text.match(/\/S \/P\b/g)).toHaveLength(7);
  // Fonts are embedded.
  expect(text).toContain('/FontFile');
});

test.for([
  ['a long message', 'Dużo zdrowia. '.repeat(36).trim()],
  ['a message of many lines', 'Ruch!\n'.repeat(83).trim()],
] as const)('fits %s on one page', async ([, message]) => {
  const text = await (
    await voucherPdf({ ...voucher, message, recipientText: `Dla ${'Łucji '.repeat(12)}` })
  ).text();
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1);
});
