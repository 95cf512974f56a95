import { describe, expect, test } from 'vitest';
import { findTrialId, isMembersOnly, toAmount, toMoney } from './prices.ts';

describe('toMoney', () => {
  test('reads a plain number in the currency of the studio', () =>
    expect(toMoney(12.5, 'EUR')).toEqual({ amount: 12.5, currency: 'EUR' }));
  test('reads FREE as 0', () =>
    expect(
      toMoney({ state: 'FREE', money: null, benefitTrialConfigurationId: null }, 'EUR'),
    ).toEqual({ amount: 0, currency: 'EUR' }));
  test('returns nothing for members-only appointments', () =>
    expect(
      toMoney(
        {
          state: 'MEMBER_ONLY',
          money: { amount: 3, currency: 'EUR' },
          benefitTrialConfigurationId: null,
        },
        'EUR',
      ),
    ).toBeUndefined());
});

describe('toAmount', () => {
  test('reads a plain number in the currency of the studio', () =>
    expect(toAmount(12.5, 'EUR')).toEqual({ amount: 12.5, currency: 'EUR' }));
  test('reads a missing amount as 0', () =>
    expect(
      toAmount({ state: 'ONLINE_PAYMENT', money: null, benefitTrialConfigurationId: null }, 'EUR'),
    ).toEqual({ amount: 0, currency: 'EUR' }));
});

test('reads a plain number as a price for everybody without a trial', () => {
  expect(isMembersOnly(12.5)).toBe(false);
  expect(findTrialId(0)).toBeNull();
});
