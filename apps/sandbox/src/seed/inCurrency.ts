/** Prices of the samples, which are written in euros, as a studio in another country would have them. */
import { currencyStep } from '../domains/membershipOffers/price.ts';
import { minorPerUnit } from '../platform/money.ts';

/** How many of a currency stand for a euro; as many where it is not named. */
const rates: Readonly<Record<string, number>> = { CHF: 1.1, HUF: 400 };

/** @returns in the minor unit of the currency, in steps that people can pay */
export function inCurrency(cents: number, currency: string): number {
  const step = currencyStep(currency);
  const amount = (cents / 100) * (rates[currency] ?? 1) * minorPerUnit(currency);
  return Math.round(amount / step) * step;
}
