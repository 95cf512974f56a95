/** Amounts: integer minor units inside, exact decimals outside. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeUntil, usualCancelationRule } from '../../src/domains/studios/cancelationRule.ts';
import { assessRefund } from '../../src/domains/checkouts/refundRule.ts';
import type { Payment } from '../../src/domains/payments/ledger.ts';
import type { PaymentState } from '../../src/domains/payments/tables.ts';
import { money, moneyOrNull } from '../../src/platform/money.ts';

/** Currencies with two, no and three decimals. */
const currencies = { EUR: 2, USD: 2, CHF: 2, JPY: 0, KWD: 3 } as const;

const currency = fc.constantFrom(...(['EUR', 'USD', 'CHF', 'JPY', 'KWD'] as const));
const minorUnits = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('converts minor units exactly, with no more decimals than the currency has', () => {
  fc.assert(
    fc.property(minorUnits, currency, (minor, code) => {
      const { amount, currency: resultCurrency } = money(minor, code);
      const decimals = currencies[code];
      expect(resultCurrency).toBe(code);
      expect(Math.round(amount * 10 ** decimals)).toBe(minor);
      // JSON reads back as the same minor units.
      const [, fraction = ''] = JSON.stringify(amount).split('.');
      expect(fraction.length).toBeLessThanOrEqual(decimals);
    }),
  );
});

test('sums amounts like their minor units', () => {
  fc.assert(
    fc.property(fc.array(minorUnits, { maxLength: 20 }), currency, (minors, code) => {
      const factor = 10 ** currencies[code];
      const outside = minors.map((minor) => Math.round(money(minor, code).amount * factor));
      expect(outside.reduce((sum, one) => sum + one, 0)).toBe(
        minors.reduce((sum, one) => sum + one, 0),
      );
    }),
  );
});

test('returns null for no amount, and zero for zero', () => {
  expect(moneyOrNull(null, 'EUR')).toBeNull();
  expect(moneyOrNull(0, 'EUR')).toEqual({ amount: 0, currency: 'EUR' });
});

const states = [
  'HOLD_REQUESTED',
  'AUTHORIZED',
  'CAPTURING',
  'PENDING',
  'CHARGED',
  'RETURNED',
  'REVERSING',
  'VOIDED',
  'REFUNDED',
] as const satisfies PaymentState[];

test('allows refunds only of captured payments before the deadline of the first appointment', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const anyAppointment = fc
    .record({
      name: fc.constant('Sample'),
      startsAt: instant,
      endsAt: instant,
      isBooked: fc.boolean(),
      bookingUuid: fc.uuid(),
    })
    .map((one) => ({ ...one, freeUntil: freeUntil(usualCancelationRule, one.startsAt) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.option(instant),
      fc.array(anyAppointment, { maxLength: 3 }),
      instant,
      (state, capturedAt, appointments, now) => {
        const payment: Payment = {
          checkoutId: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001',
          state,
          capturedAt,
          amountCents: 1450,
          currency: 'EUR',
          instrumentId: null,
          authorizationId: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1002',
          attempt: 1,
          tries: 0,
          retryAt: null,
          updatedAt: now,
          unbilled: true,
        };
        const isStudios = ['CAPTURING', 'PENDING', 'CHARGED'].includes(state);
        const twoHours = 2 * 60 * 60_000;
        const inTime = appointments.every(
          ({ startsAt }) => now.getTime() <= startsAt.getTime() - twoHours,
        );
        const isThere = appointments.length > 0 && appointments.every(({ isBooked }) => isBooked);
        const { refusal } = assessRefund(payment, appointments, null, now);
        expect(refusal === null).toBe(isStudios && inTime && isThere);
      },
    ),
  );
});
