/** VAT: rates, and the tax included in a price. */

/** Standard rates in hundredths of a percent; prices include VAT. Countries not listed have none. */
const rates: Readonly<Record<string, number>> = {
  AT: 2000,
  CH: 810,
  CZ: 2100,
  DE: 1900,
  ES: 2100,
  FR: 2000,
  GB: 2000,
  HU: 2700,
  IT: 2200,
  NL: 2100,
  PL: 2300,
  SI: 2200,
};

/** Returns the rate of a country in hundredths of a percent. */
export const findTaxRate = (countryCode: string): number => rates[countryCode] ?? 0;

/** Formats of VAT numbers by country, filled with the digits of a sample studio. */
const numbers: Readonly<Record<string, (digits: string) => string>> = {
  AT: (digits) => `ATU${digits.slice(-8)}`,
  CH: (digits) => `CHE-${digits.slice(-9).replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3')} MWST`,
  CZ: (digits) => `CZ${digits.slice(-8)}`,
  DE: (digits) => `DE${digits.slice(-9)}`,
  ES: (digits) => `ESB${digits.slice(-8)}`,
  FR: (digits) => `FR${digits.slice(-11)}`,
  GB: (digits) => `GB${digits.slice(-9)}`,
  HU: (digits) => `HU${digits.slice(-8)}`,
  IT: (digits) => `IT${digits.slice(-11)}`,
  NL: (digits) => `NL${digits.slice(-9)}B01`,
  PL: (digits) => `PL${digits.slice(-10)}`,
  SI: (digits) => `SI${digits.slice(-8)}`,
};

/** Creates the sample VAT number of a studio; null in countries without VAT. */
export const sampleVatId = (countryCode: string, studioId: number): string | null =>
  numbers[countryCode]?.(`9999999${String(studioId).padStart(4, '0')}`) ?? null;

export type Taxed = { amountCents: number; taxRate: number };

export type TaxSum = {
  taxRate: number;
  netCents: number;
  taxCents: number;
  amountCents: number;
};

/**
 * Computes the tax included in a price, rounded half away from zero, so that a reversal is exactly the negated amount.
 */
function computeTax({ amountCents, taxRate }: Taxed): number {
  const cents = Math.round((Math.abs(amountCents) * taxRate) / (10_000 + taxRate));
  return amountCents < 0 && cents > 0 ? -cents : cents;
}

/** Sums amounts by rate, highest first; computes the tax from the sum to avoid rounding differences between lines. */
export function sumTaxes(positions: readonly Taxed[]): TaxSum[] {
  const sums = new Map<number, number>();
  for (const { taxRate, amountCents } of positions)
    sums.set(taxRate, (sums.get(taxRate) ?? 0) + amountCents);
  return [...sums]
    .toSorted(([a], [b]) => b - a)
    .map(([taxRate, amountCents]) => {
      const taxCents = computeTax({ amountCents, taxRate });
      return { taxRate, netCents: amountCents - taxCents, taxCents, amountCents };
    });
}
