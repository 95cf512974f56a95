import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { divideMoney, multiplyMoney, subtractMoney, sumMoney } from './money.ts';

const decimals = { EUR: 2, CHF: 2, USD: 2, GBP: 2, HUF: 0 } as const;

test('multiplies a price exactly in currencies with and without decimals', () => {
  const currencies = constantFrom(...(['EUR', 'CHF', 'USD', 'GBP', 'HUF'] as const));
  assert(
    property(
      currencies,
      integer({ min: 0, max: 10_000_000 }),
      integer({ min: 1, max: 20 }),
      (currency, units, count) => {
        const unit = 10 ** decimals[currency];
        expect(multiplyMoney({ amount: units / unit, currency }, count)).toEqual({
          amount: (units * count) / unit,
          currency,
        });
      },
    ),
  );
});

test('multiplies 19.90 by 3 to 59.70', () => {
  expect(multiplyMoney({ amount: 19.9, currency: 'EUR' }, 3).amount).toBe(59.7);
});

test('adds exactly to the smallest unit', () => {
  const cents = [0.1, 0.2].map((amount) => ({ amount, currency: 'EUR' }));
  expect(sumMoney(cents, 'EUR')).toEqual({ amount: 0.3, currency: 'EUR' });
  expect(sumMoney([], 'HUF')).toEqual({ amount: 0, currency: 'HUF' });
});

test('subtracts exactly to the smallest unit, below zero too', () => {
  expect(
    subtractMoney({ amount: 59.7, currency: 'EUR' }, { amount: 39.8, currency: 'EUR' }).amount,
  ).toBe(19.9);
  expect(
    subtractMoney({ amount: -15, currency: 'HUF' }, { amount: -10, currency: 'HUF' }).amount,
  ).toBe(-5);
});

test('divides to the smallest unit of the currency', () => {
  expect(divideMoney({ amount: 10, currency: 'EUR' }, 3).amount).toBe(3.33);
  expect(divideMoney({ amount: 1000, currency: 'HUF' }, 3).amount).toBe(333);
});
