export interface Price {
  /** Decimal amount in the currency's main unit, as it comes over the wire. */
  amount?: number | null;
  /** ISO 4217 code, such as EUR, which it is where a backend leaves it out. */
  currency: string | null | undefined;
}

/** Where neither the price nor the studio names one (screens specification, section 9). */
const defaultCurrency = 'EUR';

/**
 * A price in words of the locale. '-' for zero or a missing amount; with a `freeLabel`, zero is
 * that label (screens specification, section 5, "Price display").
 */
export function formatPrice(
  { amount, currency }: Price,
  locale: string,
  freeLabel?: string,
): string {
  if (amount === 0 && freeLabel !== undefined) return freeLabel;
  if (amount === undefined || amount === null || amount === 0) return '-';
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency || defaultCurrency,
  }).format(amount);
}
