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

/** Subtracts a price of the same currency, in the smallest unit as well. */
export function subtractMoney({ amount, currency }: Money, less: Money): Money {
  const units = minorUnits(currency);
  return {
    amount: (Math.round(amount * units) - Math.round(less.amount * units)) / units,
    currency,
  };
}
