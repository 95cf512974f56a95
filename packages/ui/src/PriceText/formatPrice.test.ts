import { expect, it } from 'vitest';
import { formatPrice } from './formatPrice.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [18.5, 'EUR', 'de-DE', '18,50 €'],
  [18.5, 'EUR', 'en-GB', '€18.50'],
  [1240, 'USD', 'en-US', '$1,240.00'],
  [-5, 'CHF', 'de-DE', '−5,00 CHF'],
])('shows %d %s in %s as %s', (amount, currency, locale, text) => {
  expect(plain(formatPrice({ amount, currency }, locale))).toBe(text);
});

it.each([0, undefined, null])("shows %s as '-'", (amount) => {
  expect(formatPrice({ amount, currency: 'EUR' }, 'en-GB')).toBe('-');
});

it('shows a zero price as its label, but not a missing amount', () => {
  expect(formatPrice({ amount: 0, currency: 'EUR' }, 'en-GB', 'free')).toBe('free');
  expect(formatPrice({ currency: 'EUR' }, 'en-GB', 'free')).toBe('-');
});
