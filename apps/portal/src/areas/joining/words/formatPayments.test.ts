import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatPayments } from './formatPayments.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

const words = (payments: number, price: number, total: number, currency = 'EUR') =>
  formatPayments(
    { payments, price: { amount: price, currency }, totalPrice: { amount: total, currency } },
    intl,
  );

// All cases occur on a sample page or can be composed from the samples.
test.for([
  [1, 29, 29, ''],
  [12, 24.9, 298.8, '12 × €24.90'],
  [53, 17.9, 934.67, '52 × €17.90 + €3.87'],
  [2, -17.9, -35.8, '2 × €17.90'],
  [2, -10, -15, '1 × €10.00 + €5.00'],
  // The discount exceeds what was left of two payments.
  [3, -10, -12, ''],
] as const)('formats %s payments of %s totaling %s as "%s"', ([payments, price, total, said]) => {
  expect(words(payments, price, total)).toBe(said);
});

test('omits decimals for forints', () => {
  expect(words(53, 7160, 373_854, 'HUF').replaceAll('\u00A0', ' ')).toBe(
    '52 × HUF 7,160 + HUF 1,534',
  );
});
