/**
 * Formats a percentage for the locale, with at most one decimal (spec 1.5, "Percent at most 1 decimal").
 * @param percent in hundredths, as in the API: 12.5 is "12.5%"
 */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}
