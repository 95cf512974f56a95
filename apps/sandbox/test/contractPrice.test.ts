/** Prices of contracts, for any order that a studio could sell. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Order, computePrice, currencyStep } from '../src/domains/membershipOffers/price.ts';
import { daysBetween } from '../src/platform/time.ts';

const currency = fc.constantFrom('EUR', 'CHF', 'HUF', 'JPY');
const unit = fc.constantFrom('MONTH' as const, 'YEAR' as const, 'WEEK' as const, 'DAY' as const);
const lengths = { DAY: 90, WEEK: 60, MONTH: 24, YEAR: 2 } as const;
const term = unit.chain((termUnit) =>
  fc.integer({ min: 1, max: lengths[termUnit] }).map((length) => ({ term: length, termUnit })),
);
const frequency = fc.constantFrom(
  { term: 1, termUnit: 'MONTH' as const },
  { term: 4, termUnit: 'WEEK' as const },
  { term: 1, termUnit: 'WEEK' as const },
  { term: 6, termUnit: 'MONTH' as const },
  { term: 1, termUnit: 'YEAR' as const },
);
/** Days around ends of months and leap days. */
const day = fc.constantFrom(
  '2026-01-31',
  '2027-12-31',
  '2028-02-28',
  '2028-02-29',
  '2028-08-30',
  '2026-11-25',
  '2027-03-01',
);

const order: fc.Arbitrary<Order> = currency.chain((code) => {
  const amount = fc.integer({ min: 0, max: 20_000 }).map((steps) => steps * currencyStep(code));
  return fc.record({
    currency: fc.constant(code),
    startDate: day,
    term,
    name: fc.constant('Basic'),
    priceCents: amount,
    paymentFrequency: frequency,
    modules: fc.array(
      fc.record({
        id: fc.nat(),
        name: fc.constant('Sauna'),
        amountCents: amount,
        paymentFrequency: frequency,
        trialPeriod: fc.option(term),
      }),
      { maxLength: 3 },
    ),
    flatFees: fc.array(
      fc.record({
        id: fc.nat(),
        name: fc.constant('Starter pack'),
        amountCents: amount,
        paymentFrequency: fc.option(frequency),
        startsAfter: fc.option(term),
      }),
      { maxLength: 3 },
    ),
    discounts: fc.array(
      fc.record({
        type: fc.constantFrom('TERM' as const, 'VOUCHER' as const, 'REFERRAL' as const),
        name: fc.constant('Less'),
        amountCents: amount,
        payments: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 3 },
    ),
  });
});

test('sums lines to the total, never goes below zero, and never understates the monthly price', () => {
  fc.assert(
    fc.property(order, (one) => {
      const price = computePrice(one);
      const { totalCents, monthlyCents, firstPaymentCents, lines, endDate } = price;
      const step = currencyStep(one.currency);
      expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(firstPaymentCents).toBeGreaterThanOrEqual(0);
      expect(firstPaymentCents).toBeLessThanOrEqual(totalCents);
      for (const amount of [totalCents, monthlyCents, firstPaymentCents]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(Math.abs(amount % step)).toBe(0);
      }
      for (const line of lines) {
        const isDiscount = line.amountCents < 0;
        expect(isDiscount).toBe(['DISCOUNT', 'VOUCHER', 'REFERRAL'].includes(line.type));
        expect(line.startDate >= one.startDate && line.startDate <= endDate).toBe(true);
        expect(Math.abs(line.totalCents)).toBeLessThanOrEqual(
          Math.abs(line.amountCents) * line.payments,
        );
      }
      const { term: length, termUnit } = one.term;
      // For terms in weeks and days, a month is a twelfth of 365 days.
      const days = daysBetween(one.startDate, endDate) + 1;
      const inMonths = { YEAR: length * 12, MONTH: length, WEEK: null, DAY: null }[termUnit];
      const months = inMonths ?? (days * 12) / 365;
      const over = monthlyCents * months - totalCents;
      expect(over).toBeGreaterThan(-1e-6);
      expect(over).toBeLessThan(months * step + 1e-6);
      expect(computePrice(one)).toEqual(price);
    }),
    { numRuns: 400, seed: 13 },
  );
});

const basic: Order = {
  currency: 'EUR',
  startDate: '2026-12-01',
  term: { term: 12, termUnit: 'MONTH' },
  name: 'Basic',
  priceCents: 2990,
  paymentFrequency: { term: 1, termUnit: 'MONTH' },
  modules: [],
  flatFees: [],
  discounts: [],
};

test('prices a year with monthly payments, a fee, a module with a trial period and a voucher', () => {
  const price = computePrice({
    ...basic,
    modules: [
      {
        id: 1,
        name: 'Sauna',
        amountCents: 500,
        paymentFrequency: { term: 1, termUnit: 'MONTH' },
        trialPeriod: { term: 1, termUnit: 'MONTH' },
      },
    ],
    flatFees: [
      { id: 1, name: 'Starter', amountCents: 1900, paymentFrequency: null, startsAfter: null },
    ],
    discounts: [{ type: 'VOUCHER', name: 'Two months less', amountCents: 1000, payments: 2 }],
  });
  // 12 × 29.90 − 2 × 10 + 11 × 5 + 19
  expect(price.totalCents).toBe(35_880 - 2000 + 5500 + 1900);
  expect(price.monthlyCents).toBe(3440);
  expect(price.firstPaymentCents).toBe(2990 - 1000 + 1900);
  expect(price.endDate).toBe('2027-11-30');
});

test('applies a voucher to the first payments that are not free already', () => {
  const month = { term: 1, termUnit: 'MONTH' } as const;
  const { lines, totalCents } = computePrice({
    currency: 'EUR',
    startDate: '2027-01-01',
    term: { term: 4, termUnit: 'MONTH' },
    name: 'Basic',
    priceCents: 2000,
    paymentFrequency: month,
    modules: [],
    flatFees: [],
    discounts: [
      { type: 'TERM', name: 'Two months for nothing', amountCents: 2000, payments: 2 },
      { type: 'VOUCHER', name: 'Voucher', amountCents: 1000, payments: 1 },
    ],
  });
  expect(lines.map(({ type, startDate, totalCents: sum }) => [type, startDate, sum])).toEqual([
    ['BASE', '2027-01-01', 8000],
    ['DISCOUNT', '2027-01-01', -4000],
    ['VOUCHER', '2027-03-01', -1000],
  ]);
  expect(totalCents).toBe(3000);
});

test('charges a partial period by days', () => {
  const fourWeekly = computePrice({
    ...basic,
    term: { term: 6, termUnit: 'WEEK' },
    priceCents: 2800,
    paymentFrequency: { term: 4, termUnit: 'WEEK' },
  });
  expect(fourWeekly.totalCents).toBe(2800 + 1400);
  expect(fourWeekly.lines).toMatchObject([{ payments: 2 }]);
});

test('rounds to whole forints and to five rappen', () => {
  const monthly = (code: string, priceCents: number) =>
    computePrice({
      ...basic,
      currency: code,
      priceCents,
      flatFees: [
        { id: 1, name: 'Card', amountCents: 1000, paymentFrequency: null, startsAfter: null },
      ],
    }).monthlyCents;
  expect(monthly('HUF', 12_990)).toBe(13_074);
  expect(monthly('CHF', 4990)).toBe(5075);
  expect(monthly('EUR', 4990)).toBe(5074);
});

test.for([
  ['2026-01-31', '2026-12-31', '2027-01-30'],
  ['2028-02-29', '2028-03-28', '2029-02-28'],
  ['2027-02-28', '2027-03-27', '2028-02-27'],
])(
  'ends a one-year term from %s on the day before, with 12 payments',
  ([startDate = '', , year = '']) => {
    expect(computePrice({ ...basic, startDate }).endDate).toBe(year);
    expect(computePrice({ ...basic, startDate }).lines).toMatchObject([{ payments: 12 }]);
  },
);
