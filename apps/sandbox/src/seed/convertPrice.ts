/** Converts sample prices, which are in euros, to the currency of a studio. */
import { currencyStep } from '../domains/membershipOffers/price.ts';
import { minorPerUnit } from '../platform/money.ts';

/** Units of a currency per euro; default: 1. */
const rates: Readonly<Record<string, number>> = { CHF: 1.1, HUF: 400 };

/** @returns the amount in minor units, rounded to what can be paid in cash */
export function convertPrice(cents: number, currency: string): number {
  const step = currencyStep(currency);
  const amount = (cents / 100) * (rates[currency] ?? 1) * minorPerUnit(currency);
  return Math.round(amount / step) * step;
}
