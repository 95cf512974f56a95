/** Tells whether addresses of a country have a province or state here. */
export const hasProvinces = (countryCode: string): boolean =>
  countryCode === 'IT' || countryCode === 'US';
