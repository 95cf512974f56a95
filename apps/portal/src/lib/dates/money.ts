import type { Money } from '@studio-portal/sdk/types';

/** Returns the number of decimals of a currency: 2 for EUR, 0 for HUF. */
const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const minorUnits = (currency: string): number => 10 ** fractionDigits(currency);

/**
 * Multiplies a price. Calculates in the smallest unit, so that 3 × 19.90 is 59.70 and not
 * 59.699999.
 */
export function multiplyMoney({ amount, currency }: Money, count: number): Money {
  const units = minorUnits(currency);
  return { amount: (Math.round(amount * units) * count) / units, currency };
}

/** Adds prices of one currency, in the smallest unit as well. */
export function sumMoney(prices: readonly Money[], currency: string): Money {
  const units = minorUnits(currency);
  const sum = prices.reduce((total, { amount }) => total + Math.round(amount * units), 0);
  return { amount: sum / units, currency };
}

/** Subtracts a price of the same currency, in the smallest unit as well. */
export function subtractMoney({ amount, currency }: Money, less: Money): Money {
  const units = minorUnits(currency);
  return {
    amount: (Math.round(amount * units) - Math.round(less.amount * units)) / units,
    currency,
  };
}

/** Divides a price and rounds it to the smallest unit. */
export function divideMoney({ amount, currency }: Money, count: number): Money {
  const units = minorUnits(currency);
  return { amount: Math.round((amount * units) / count) / units, currency };
}
