/**
 * A share as a percentage in words of the locale, with at most one decimal (screens specification,
 * section 5, "Percent at most 1 decimal").
 * @param percent in hundredths, as it comes over the wire: 12.5 is "12.5%"
 */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}
