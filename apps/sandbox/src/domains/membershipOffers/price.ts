/**
 * Price of a contract over its minimum term. One pure computation for offer, preview, signature and storage, so that
 * the signed price always matches the one shown. Integers in minor units of the currency.
 */
import type { Schemas } from '../../platform/api.ts';
import { addDays, daysBetween } from '../../platform/time.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';

type Term = Schemas['Term'];

/** A discount on each of the first payments. */
export type Discount = {
  type: Schemas['ContractDiscountType'];
  name: string;
  amountCents: number;
  payments: number;
};

/** A fee in addition to the price. */
export type FlatFee = {
  id: number;
  name: string;
  amountCents: number;
  /** Null: one-off. */
  paymentFrequency: Term | null;
  /** Time from the start to the first payment; null: due at the start. */
  startsAfter: Term | null;
};

/** A module with a price. */
export type PricedModule = {
  id: number;
  name: string;
  amountCents: number;
  paymentFrequency: Term;
  /** Free trial period. */
  trialPeriod: Term | null;
};

export type Order = {
  currency: string;
  /** Calendar day. */
  startDate: string;
  term: Term;
  name: string;
  priceCents: number;
  paymentFrequency: Term;
  modules: readonly PricedModule[];
  flatFees: readonly FlatFee[];
  /** Applied in order, each to the amounts left by the previous ones. */
  discounts: readonly Discount[];
};

export type PriceLine = {
  type: Schemas['ContractPriceLineType'];
  name: string;
  /** Set for modules. */
  moduleId: number | null;
  /** Amount of each full payment; negative for discounts. */
  amountCents: number;
  payments: number;
  /** Due date of the first payment. */
  startDate: string;
  totalCents: number;
};

export type Price = {
  /** Last day of the minimum term. */
  endDate: string;
  lines: PriceLine[];
  totalCents: number;
  /** Total divided by the months of the term, rounded up so that it is never shown too low. */
  monthlyCents: number;
  /** Amount due at the start of the contract. */
  firstPaymentCents: number;
};

/**
 * Smallest payable amount in minor units, if larger than one: Switzerland has no 1-rappen coin. Forints have no
 * decimals (money.ts).
 */
const smallestAmounts: ReadonlyMap<string, number> = new Map([['CHF', 5]]);

/** Returns the rounding step of a currency. */
export const currencyStep = (currency: string): number => smallestAmounts.get(currency) ?? 1;

export const roundToStep = (step: number, numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator * step) / (2 * denominator * step)) * step;

const roundUpToStep = (step: number, numerator: number, denominator: number): number =>
  Math.ceil(numerator / (denominator * step)) * step;

/** Returns the day after a term repeated `times` times; `begin` itself for zero. */
export const addTerm = (begin: string, { term, termUnit }: Term, times: number): string =>
  times === 0 ? begin : addDays(lastDayOfTerm(begin, { term: term * times, termUnit }), 1);

type Payment = { day: string; amountCents: number };

/** Lists advance payments between two days; a partial period is charged pro rata by days. */
function listPayments(
  from: string,
  until: string,
  amountCents: number,
  frequency: Term,
  step: number,
): Payment[] {
  const payments: Payment[] = [];
  for (let count = 0; ; count += 1) {
    const day = addTerm(from, frequency, count);
    if (day > until) return payments;
    const next = addTerm(from, frequency, count + 1);
    const end = addDays(until, 1);
    const isWhole = next <= end;
    payments.push({
      day,
      amountCents: isWhole
        ? amountCents
        : roundToStep(step, amountCents * daysBetween(day, end), daysBetween(day, next)),
    });
  }
}

const sum = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amountCents }) => total + amountCents, 0);

type ChargedLine = { line: PriceLine; payments: Payment[] };

function toChargedLines(
  line: Pick<PriceLine, 'type' | 'name' | 'moduleId' | 'amountCents'>,
  payments: Payment[],
): ChargedLine[] {
  const [first] = payments;
  if (!first) return [];
  const totals = { payments: payments.length, startDate: first.day, totalCents: sum(payments) };
  return [{ line: { ...line, ...totals }, payments }];
}

/** Applies discounts to the first payments of the base price with an open amount, never more than that amount. */
function applyDiscounts(base: readonly Payment[], discounts: readonly Discount[]): ChargedLine[] {
  const open = base.map(({ day, amountCents }) => ({ day, left: amountCents }));
  return discounts.flatMap(({ name, type, amountCents, payments }) => {
    const first = open.filter(({ left }) => left > 0).slice(0, payments);
    const off = first.map((payment) => {
      const taken = Math.min(amountCents, payment.left);
      payment.left -= taken;
      return { day: payment.day, amountCents: -taken };
    });
    if (off.every((payment) => payment.amountCents === 0)) return [];
    const kind = type === 'TERM' ? 'DISCOUNT' : type;
    return toChargedLines({ type: kind, name, moduleId: null, amountCents: -amountCents }, off);
  });
}

/** Returns the months of a term as a fraction; for weeks and days a month is 1/12 of 365 days. */
function countMonths(begin: string, end: string, { term, termUnit }: Term): [number, number] {
  if (termUnit === 'MONTH') return [term, 1];
  if (termUnit === 'YEAR') return [term * 12, 1];
  return [(daysBetween(begin, end) + 1) * 12, 365];
}

/** Computes the price of an order. Deterministic for the same order. */
export function computePrice(order: Order): Price {
  const { startDate, term, name, priceCents, paymentFrequency } = order;
  const step = currencyStep(order.currency);
  const endDate = lastDayOfTerm(startDate, term);
  const base = listPayments(startDate, endDate, priceCents, paymentFrequency, step);
  const all = [
    ...toChargedLines({ type: 'BASE', name, moduleId: null, amountCents: priceCents }, base),
    ...applyDiscounts(base, order.discounts),
    ...order.modules.flatMap((module) => {
      const from = module.trialPeriod ? addTerm(startDate, module.trialPeriod, 1) : startDate;
      const { id: moduleId, amountCents } = module;
      return toChargedLines(
        { type: 'MODULE', name: module.name, moduleId, amountCents },
        listPayments(from, endDate, amountCents, module.paymentFrequency, step),
      );
    }),
    ...order.flatFees.flatMap((fee) => {
      const { amountCents } = fee;
      const day = firstFeeDay(startDate, fee);
      const line = { type: 'FLAT_FEE' as const, name: fee.name, moduleId: null, amountCents };
      if (fee.paymentFrequency === null)
        return toChargedLines(line, day <= endDate ? [{ day, amountCents }] : []);
      return toChargedLines(
        line,
        listPayments(day, endDate, amountCents, fee.paymentFrequency, step),
      );
    }),
  ];
  const lines = all.map(({ line }) => line);
  const totalCents = lines.reduce((total, line) => total + line.totalCents, 0);
  const [months, parts] = countMonths(startDate, endDate, term);
  const due = all.flatMap(({ payments }) => payments).filter(({ day }) => day === startDate);
  return {
    endDate,
    lines,
    totalCents,
    monthlyCents: roundUpToStep(step, totalCents * parts, months),
    firstPaymentCents: sum(due),
  };
}

/** Returns the first due date of a fee. */
export const firstFeeDay = (
  startDate: string,
  { startsAfter }: Pick<FlatFee, 'startsAfter'>,
): string => (startsAfter ? addTerm(startDate, startsAfter, 1) : startDate);

/** Returns the first and last day of a module's free trial. */
export const toTrialPeriod = (
  startDate: string,
  trialPeriod: Term | null,
): { trialPeriodStartDate: string | null; trialPeriodEndDate: string | null } => ({
  trialPeriodStartDate: trialPeriod ? startDate : null,
  trialPeriodEndDate: trialPeriod ? lastDayOfTerm(startDate, trialPeriod) : null,
});
