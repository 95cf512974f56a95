/**
 * What a contract costs over its minimum term. One pure computation for the offer, the preview, the signature and what is kept of it, so
 * that nobody ever signs another price than was shown. Integers in the minor unit of the currency.
 */
import type { Schemas } from '../../server/api.ts';
import { addDays, daysBetween } from '../../time.ts';
import { lastDayOf } from '../products/lastDayOf.ts';

type Term = Schemas['Term'];

/** Less to pay: an amount off each of the first payments. */
export type Discount = {
  type: Schemas['ContractDiscountType'];
  name: string;
  amountCents: number;
  payments: number;
};

/** A fee beside the price. */
export type FlatFee = {
  id: number;
  name: string;
  amountCents: number;
  /** Null: once. */
  paymentFrequency: Term | null;
  /** How long after the beginning it is due first; null: with it. */
  startsAfter: Term | null;
};

/** A module that is to be paid. */
export type PricedModule = {
  id: number;
  name: string;
  amountCents: number;
  paymentFrequency: Term;
  /** For how long it costs nothing. */
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
  /** Applied one after the other, each to what the ones before have left. */
  discounts: readonly Discount[];
};

export type PriceLine = {
  type: Schemas['ContractPriceLineType'];
  name: string;
  /** Of a module. */
  moduleId: number | null;
  /** Of each whole payment; below zero for discounts. */
  amountCents: number;
  payments: number;
  /** When the first one is due. */
  startDate: string;
  totalCents: number;
};

export type Price = {
  /** Last day of the minimum term. */
  endDate: string;
  lines: PriceLine[];
  totalCents: number;
  /** The total spread over the months of the term, rounded up: no month is shown cheaper than it is. */
  monthlyCents: number;
  /** What is due when the contract begins. */
  firstPaymentCents: number;
};

/** The smallest amount that people pay, in the minor unit, where it is not one of it: there is no single rappen. Forints have no decimals (money.ts). */
const smallest: ReadonlyMap<string, number> = new Map([['CHF', 5]]);

/** The step in which amounts of a currency are rounded. */
export const stepOf = (currency: string): number => smallest.get(currency) ?? 1;

export const roundedTo = (step: number, numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator * step) / (2 * denominator * step)) * step;

const roundedUpTo = (step: number, numerator: number, denominator: number): number =>
  Math.ceil(numerator / (denominator * step)) * step;

/** The day on which a term is over that begins on a day; the one itself for none. */
export const dayAfter = (begin: string, { term, termUnit }: Term, times: number): string =>
  times === 0 ? begin : addDays(lastDayOf(begin, { term: term * times, termUnit }), 1);

type Payment = { day: string; amountCents: number };

/** Payments in advance, from a day to the last one; a period that is cut off costs its share by days. */
function paymentsOf(
  from: string,
  until: string,
  amountCents: number,
  frequency: Term,
  step: number,
): Payment[] {
  const payments: Payment[] = [];
  for (let count = 0; ; count += 1) {
    const day = dayAfter(from, frequency, count);
    if (day > until) return payments;
    const next = dayAfter(from, frequency, count + 1);
    const end = addDays(until, 1);
    const isWhole = next <= end;
    payments.push({
      day,
      amountCents: isWhole
        ? amountCents
        : roundedTo(step, amountCents * daysBetween(day, end), daysBetween(day, next)),
    });
  }
}

const sum = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amountCents }) => total + amountCents, 0);

type Charged = { line: PriceLine; payments: Payment[] };

function charged(
  line: Pick<PriceLine, 'type' | 'name' | 'moduleId' | 'amountCents'>,
  payments: Payment[],
): Charged[] {
  const [first] = payments;
  if (!first) return [];
  const totals = { payments: payments.length, startDate: first.day, totalCents: sum(payments) };
  return [{ line: { ...line, ...totals }, payments }];
}

/** Discounts of the base price: each of the first payments of which something is left, so that none goes for nothing; none takes more than that. */
function discounted(base: readonly Payment[], discounts: readonly Discount[]): Charged[] {
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
    return charged({ type: kind, name, moduleId: null, amountCents: -amountCents }, off);
  });
}

/** The months of a term as a fraction; a month of weeks and days is the twelfth part of 365 days. */
function monthsOf(begin: string, end: string, { term, termUnit }: Term): [number, number] {
  if (termUnit === 'MONTH') return [term, 1];
  if (termUnit === 'YEAR') return [term * 12, 1];
  return [(daysBetween(begin, end) + 1) * 12, 365];
}

/** What an order comes to. The same order always costs the same. */
export function priceOf(order: Order): Price {
  const { startDate, term, name, priceCents, paymentFrequency } = order;
  const step = stepOf(order.currency);
  const endDate = lastDayOf(startDate, term);
  const base = paymentsOf(startDate, endDate, priceCents, paymentFrequency, step);
  const all = [
    ...charged({ type: 'BASE', name, moduleId: null, amountCents: priceCents }, base),
    ...discounted(base, order.discounts),
    ...order.modules.flatMap((module) => {
      const from = module.trialPeriod ? dayAfter(startDate, module.trialPeriod, 1) : startDate;
      const { id: moduleId, amountCents } = module;
      return charged(
        { type: 'MODULE', name: module.name, moduleId, amountCents },
        paymentsOf(from, endDate, amountCents, module.paymentFrequency, step),
      );
    }),
    ...order.flatFees.flatMap((fee) => {
      const { amountCents } = fee;
      const day = feeDay(startDate, fee);
      const line = { type: 'FLAT_FEE' as const, name: fee.name, moduleId: null, amountCents };
      if (fee.paymentFrequency === null)
        return charged(line, day <= endDate ? [{ day, amountCents }] : []);
      return charged(line, paymentsOf(day, endDate, amountCents, fee.paymentFrequency, step));
    }),
  ];
  const lines = all.map(({ line }) => line);
  const totalCents = lines.reduce((total, line) => total + line.totalCents, 0);
  const [months, parts] = monthsOf(startDate, endDate, term);
  const due = all.flatMap(({ payments }) => payments).filter(({ day }) => day === startDate);
  return {
    endDate,
    lines,
    totalCents,
    monthlyCents: roundedUpTo(step, totalCents * parts, months),
    firstPaymentCents: sum(due),
  };
}

/** When a fee is due first. */
export const feeDay = (startDate: string, { startsAfter }: Pick<FlatFee, 'startsAfter'>): string =>
  startsAfter ? dayAfter(startDate, startsAfter, 1) : startDate;

/** The first and the last day on which a module costs nothing. */
export const trialOf = (
  startDate: string,
  trialPeriod: Term | null,
): { trialPeriodStartDate: string | null; trialPeriodEndDate: string | null } => ({
  trialPeriodStartDate: trialPeriod ? startDate : null,
  trialPeriodEndDate: trialPeriod ? lastDayOf(startDate, trialPeriod) : null,
});
