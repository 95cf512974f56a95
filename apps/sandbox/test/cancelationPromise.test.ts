/**
 * The amount promised before a cancelation is charged after it, to the cent and the day, for random contracts,
 * notice periods, idle periods, prices and payment frequencies. The expected amount is recomputed here day by day,
 * independently of the implementation.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../src/domains/memberships/dues.ts';
import { findEnding, listEndings, type Terms } from '../src/domains/memberships/ending.ts';
import { endPositions, computePromise } from '../src/domains/memberships/exitPromise.ts';
import type { Pause } from '../src/domains/memberships/pauses.ts';
import { type Charged, computeCharges } from '../src/domains/memberships/computeCharges.ts';
import { computePrice } from '../src/domains/membershipOffers/price.ts';
import { lastDayOfTerm } from '../src/domains/studios/lastDayOfTerm.ts';
import type { Schemas } from '../src/platform/api.ts';
import { addDays, daysBetween } from '../src/platform/time.ts';

type Length = Schemas['Term'];

const runs = { numRuns: 60, seed: 20_261_125 };
const start = '2026-01-31';
const rhythms: Length[] = [
  { term: 1, termUnit: 'WEEK' },
  { term: 2, termUnit: 'WEEK' },
  { term: 10, termUnit: 'DAY' },
  { term: 1, termUnit: 'MONTH' },
  { term: 3, termUnit: 'MONTH' },
  { term: 1, termUnit: 'YEAR' },
];
const notices: Length[] = [
  { term: 1, termUnit: 'DAY' },
  { term: 1, termUnit: 'WEEK' },
  { term: 1, termUnit: 'MONTH' },
  { term: 3, termUnit: 'MONTH' },
];
const lengths: Length[] = [
  { term: 1, termUnit: 'MONTH' },
  { term: 6, termUnit: 'MONTH' },
  { term: 12, termUnit: 'MONTH' },
  { term: 26, termUnit: 'WEEK' },
];
const cents = fc.integer({ min: 1, max: 9999 });
const day = (max: number) => fc.integer({ min: 0, max }).map((days) => addDays(start, days));

const pauses: fc.Arbitrary<Pause[]> = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 9 }),
      days: fc.integer({ min: 0, max: 30 }),
      lengthensTerm: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .map((some) =>
    // Idle periods must not overlap, so each starts in a separate stretch of 40 days.
    some
      .filter(({ from }, index) => some.findIndex((other) => other.from === from) === index)
      .map(({ from, days, lengthensTerm }) => {
        const startDate = addDays(start, from * 40 + 5);
        return { startDate, endDate: addDays(startDate, days), lengthensTerm };
      }),
  );

const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    length: fc.constantFrom(...lengths),
    noticePeriod: fc.constantFrom(...notices),
    after: fc.constantFrom(...notices),
    type: fc.constantFrom('INDEFINITE' as const, 'FIXED' as const),
    further: fc.constantFrom(...lengths),
    startDate: day(60),
  })
  .map(({ length, noticePeriod, after, type, further, startDate }) => ({
    startDate,
    endDate: lastDayOfTerm(startDate, length),
    noticePeriod,
    extension: { type, term: type === 'FIXED' ? further : null, noticePeriod: after },
    trialEndDate: null,
  }));

const anyPositions = ({ startDate }: Terms): fc.Arbitrary<Position[]> =>
  fc
    .record({
      frequency: fc.constantFrom(...rhythms),
      amountCents: cents,
      change: fc.option(
        fc.record({ after: fc.integer({ min: 1, max: 500 }), amountCents: cents }),
        { nil: null },
      ),
      discounts: fc.array(
        fc.record({ amountCents: cents, payments: fc.integer({ min: 1, max: 4 }) }),
        { maxLength: 2 },
      ),
      module: fc.option(
        fc.record({
          frequency: fc.constantFrom(...rhythms),
          amountCents: cents,
          after: fc.integer({ min: 0, max: 200 }),
        }),
        { nil: null },
      ),
      fee: fc.option(
        fc.record({
          frequency: fc.option(fc.constantFrom(...rhythms), { nil: null }),
          amountCents: cents,
          after: fc.integer({ min: 0, max: 300 }),
        }),
        { nil: null },
      ),
    })
    .map(({ frequency, amountCents, change, discounts, module, fee }) => {
      const plain = { until: null, changes: [], discounts: [] };
      return [
        {
          ...plain,
          key: 'BASE',
          type: 'BASE' as const,
          name: 'Base',
          from: startDate,
          frequency,
          amountCents,
          changes: change
            ? [{ startDate: addDays(startDate, change.after), amountCents: change.amountCents }]
            : [],
          discounts,
          restsInPauses: true,
        },
        ...(module
          ? [
              {
                ...plain,
                ...module,
                key: 'MODULE 1',
                type: 'MODULE' as const,
                name: 'Module',
                from: addDays(startDate, module.after),
                restsInPauses: true,
              },
            ]
          : []),
        ...(fee
          ? [
              {
                ...plain,
                ...fee,
                key: 'FLAT_FEE 1',
                type: 'FLAT_FEE' as const,
                name: 'Fee',
                from: addDays(startDate, fee.after),
                restsInPauses: false,
              },
            ]
          : []),
      ];
    });

const anyCancelation = fc
  .record({ terms: anyTerms, pauses, step: fc.constantFrom(1, 5) })
  .chain(({ terms, ...others }) =>
    fc.record({
      terms: fc.constant(terms),
      positions: anyPositions(terms),
      canceledAfter: fc.integer({ min: 0, max: 600 }),
      pauses: fc.constant(others.pauses),
      step: fc.constant(others.step),
      looks: fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 4 }),
    }),
  );

const sum = (charges: readonly { amountCents: number }[]) =>
  charges.reduce((total, { amountCents }) => total + amountCents, 0);

/** Computes charges on some days only, like a process that does not always run. */
function chargeOnDays(
  positions: readonly Position[],
  before: readonly Charged[],
  days: readonly string[],
  others: { pauses: readonly Pause[]; step: number },
): Charged[] {
  const charges = [...before];
  for (const today of days)
    charges.push(...computeCharges(positions, charges, { today, upTo: today, ...others }));
  return charges;
}

/**
 * Computes the amount owed under the contract: each day costs its share of the period, and each period is rounded.
 */
function computeOwed(
  position: Position,
  end: string,
  paused: readonly Pause[],
  step: number,
): number {
  const isPaused = (one: string) =>
    position.restsInPauses &&
    paused.some((pause) => pause.startDate <= one && one <= pause.endDate);
  const findPrice = (one: string) =>
    position.changes.findLast((change) => change.startDate <= one)?.amountCents ??
    position.amountCents;
  if (position.frequency === null) return position.from <= end ? position.amountCents : 0;
  const { term, termUnit } = position.frequency;
  let total = 0;
  /** Number of times each discount was applied. */
  const used = new Map<number, number>();
  for (let number = 0; ; number += 1) {
    const at = (count: number) =>
      count === 0
        ? position.from
        : addDays(lastDayOfTerm(position.from, { term: term * count, termUnit }), 1);
    const first = at(number);
    if (first > end) return total;
    const length = daysBetween(first, at(number + 1));
    let days = 0;
    for (let index = 0; index < length; index += 1) {
      const one = addDays(first, index);
      if (one <= end && !isPaused(one)) days += 1;
    }
    let cost =
      days === length
        ? findPrice(first)
        : Math.round((findPrice(first) * days) / length / step + 1e-9) * step;
    for (const [index, { payments, amountCents }] of position.discounts.entries()) {
      const timesUsed = used.get(index) ?? 0;
      if (cost === 0 || timesUsed === payments) continue;
      used.set(index, timesUsed + 1);
      cost -= Math.min(cost, amountCents);
    }
    total += cost;
  }
}

test('charges the promised amounts, whenever the charges run', () => {
  fc.assert(
    fc.property(anyCancelation, ({ terms, positions, canceledAfter, looks, ...others }) => {
      const today = addDays(terms.startDate, canceledAfter);
      const ending = findEnding(terms, others.pauses, today);
      if (ending === null) throw new Error('findEnding found no ending.');
      const promise = computePromise({ positions, ...others }, today, ending);
      const end = ending.contractEndDate;
      const chargeDays = (from: string) => looks.map((days) => addDays(from, days)).toSorted();
      const earlier = [...chargeDays(terms.startDate).filter((one) => one < today), today];
      const before = chargeOnDays(positions, [], earlier, others);
      const ended = endPositions(positions, end);
      const later = [today, ...chargeDays(today), addDays(end, 1), addDays(end, 400)].toSorted();
      const after = chargeOnDays(ended, before, later, others).slice(before.length);
      expect(sum(after)).toBe(promise.stillChargedCents);
      const toPaymentLines = (charges: readonly Charged[]) =>
        charges
          .map(({ key, dueDate, amountCents }) => `${dueDate} ${key} ${amountCents}`)
          .toSorted();
      expect(toPaymentLines(after)).toEqual(toPaymentLines(promise.charges));
      expect(
        promise.charges.every(({ chargeDate }) => chargeDate >= today && chargeDate <= end),
      ).toBe(true);
    }),
    runs,
  );
});

test('promises and charges in total what the days of the contract cost', () => {
  fc.assert(
    fc.property(anyCancelation, ({ terms, positions, canceledAfter, ...others }) => {
      const today = addDays(terms.startDate, canceledAfter);
      const ending = findEnding(terms, others.pauses, today);
      if (ending === null) throw new Error('findEnding found no ending.');
      const before = chargeOnDays(positions, [], [today], others);
      const promise = computePromise({ positions, ...others }, today, ending);
      const end = ending.contractEndDate;
      const total = positions.reduce(
        (total, one) => total + computeOwed(one, end, others.pauses, others.step),
        0,
      );
      expect(sum(before) + promise.stillChargedCents).toBe(total);
    }),
    { ...runs, numRuns: 25 },
  );
});

test('never ends earlier for a later cancelation, and keeps the end until its last cancelation day', () => {
  fc.assert(
    fc.property(anyTerms, pauses, fc.integer({ min: 0, max: 900 }), (terms, some, after) => {
      const today = addDays(terms.startDate, after);
      const now = findEnding(terms, some, today);
      const tomorrow = findEnding(terms, some, addDays(today, 1));
      expect(tomorrow?.contractEndDate ?? '').not.toBe('');
      expect((now?.contractEndDate ?? '') <= (tomorrow?.contractEndDate ?? '')).toBe(true);
      const last = now?.lastPossibleCancelationDate ?? '';
      expect(last >= today).toBe(true);
      expect(findEnding(terms, some, last)?.contractEndDate).toBe(now?.contractEndDate);
      const ends = listEndings(terms, some, today, 4).map(({ contractEndDate }) => contractEndDate);
      expect(ends).toEqual([...new Set(ends)].toSorted());
    }),
    runs,
  );
});

test('charges for the minimum term the price shown before signing, without idle periods', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lengths),
      fc.constantFrom(...rhythms),
      cents,
      fc.array(fc.record({ amountCents: cents, payments: fc.integer({ min: 1, max: 4 }) }), {
        maxLength: 2,
      }),
      (term, frequency, priceCents, discounts) => {
        const order = {
          currency: 'EUR',
          startDate: start,
          term,
          name: 'Base',
          priceCents,
          paymentFrequency: frequency,
          modules: [],
          flatFees: [],
          discounts: discounts.map((one) => ({ ...one, type: 'TERM' as const, name: 'Less' })),
        };
        const price = computePrice(order);
        const position: Position = {
          key: 'BASE',
          type: 'BASE',
          name: 'Base',
          from: start,
          until: price.endDate,
          frequency,
          amountCents: priceCents,
          changes: [],
          discounts,
          restsInPauses: true,
        };
        const charges = computeCharges([position], [], {
          today: start,
          upTo: '2030-01-01',
          pauses: [],
          step: 1,
        });
        expect(sum(charges)).toBe(price.totalCents);
      },
    ),
    runs,
  );
});
