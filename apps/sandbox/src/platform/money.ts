/** Money: integers in the minor unit inside, decimals on the wire. */
import type { Schemas } from './api.ts';

const decimalsOf = new Map<string, number>();

/** `1450` cents as `{ amount: 14.5, currency: 'EUR' }`, with as many decimals as the currency has. */
export function money(minorUnits: number, currency: string): Schemas['Money'] {
  return { amount: amountOf(minorUnits, currency), currency };
}

/** `money`, for an amount that may be missing. */
export function moneyOrNull(minorUnits: number | null, currency: string): Schemas['Money'] | null {
  return minorUnits === null ? null : money(minorUnits, currency);
}

/** The decimal amount alone. */
export function amountOf(minorUnits: number, currency: string): number {
  return minorUnits / minorPerUnit(currency);
}

/** How many of the minor unit make one of the currency: 100 cents, one forint. */
export function minorPerUnit(currency: string): number {
  return 10 ** decimals(currency);
}

function decimals(currency: string): number {
  const known = decimalsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  decimalsOf.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}
