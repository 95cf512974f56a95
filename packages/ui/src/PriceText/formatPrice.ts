import { withMinusSign } from './withMinusSign.ts';

export interface Price {
  /** Decimal amount in the currency's main unit, as in the API. */
  amount?: number | null;
  /** ISO 4217 code; EUR if the backend omits it. */
  currency: string | null | undefined;
}

/** Currency if neither price nor studio has one (spec 1.9). */
const defaultCurrency = 'EUR';

/**
 * Formats a price for the locale, a negative one with a minus sign instead of Intl's hyphen. Returns '-' for zero or a
 * missing amount, or `freeLabel`, if given, for zero (spec 1.5, "Price display").
 */
export function formatPrice(
  { amount, currency }: Price,
  locale: string,
  freeLabel?: string,
): string {
  if (amount === 0 && freeLabel !== undefined) return freeLabel;
  if (amount === undefined || amount === null || amount === 0) return '-';
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency || defaultCurrency,
  });
  return withMinusSign(format.format(amount));
}
