export interface Price {
  /** Decimal amount in the currency's main unit, as it comes over the wire. */
  amount?: number | null;
  /** ISO 4217 code, such as EUR. */
  currency: string;
}

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
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
