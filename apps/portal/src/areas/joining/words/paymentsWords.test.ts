import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { paymentsWords } from './paymentsWords.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

const words = (payments: number, price: number, total: number, currency = 'EUR') =>
  paymentsWords(
    { payments, price: { amount: price, currency }, totalPrice: { amount: total, currency } },
    intl,
  );

// Each was seen on a page of the samples or can be put together from them.
test.for([
  [1, 29, 29, ''],
  [12, 24.9, 298.8, '12 × €24.90'],
  [53, 17.9, 934.67, '52 × €17.90 + €3.87'],
  [2, -17.9, -35.8, '2 × €17.90'],
  [2, -10, -15, '1 × €10.00 + €5.00'],
  // Two payments of which less was left than the discount takes.
  [3, -10, -12, ''],
] as const)('%s payments of %s that come to %s: "%s"', ([payments, price, total, said]) => {
  expect(words(payments, price, total)).toBe(said);
});

test('no forint has a part', () => {
  expect(words(53, 7160, 373_854, 'HUF').replaceAll('\u00A0', ' ')).toBe(
    '52 × HUF 7,160 + HUF 1,534',
  );
});
