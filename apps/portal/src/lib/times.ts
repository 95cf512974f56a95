import type { Money } from '@studio-portal/sdk/types';

/** Decimals that a currency has: 2 for EUR, none for HUF. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** So many of a price. Counted in the smallest unit, so that 3 × 19.90 is 59.70 and not 59.699999. */
export function times({ amount, currency }: Money, count: number): Money {
  const units = 10 ** decimalsOf(currency);
  return { amount: (Math.round(amount * units) * count) / units, currency };
}
