import { expect, test } from 'vitest';
import { visitPrice } from './visitPrice.ts';

const price = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  [120, 10, 12],
  [100, 3, 33.33],
  [50, 3, 16.67],
  // A quotient of decimals would be 6.17.
  [12.35, 2, 6.18],
])('divides %f by %i visits', (amount, benefitUnits, visit) => {
  expect(visitPrice({ benefitUnits, price: price(amount) })).toEqual(price(visit));
});

test.each([
  ['a single visit', 1, 12],
  ['a free pack', 5, 0],
  ['other products', null, 50],
])('returns nothing for %s', (_case, benefitUnits, amount) => {
  expect(visitPrice({ benefitUnits, price: price(amount) })).toBeUndefined();
});
