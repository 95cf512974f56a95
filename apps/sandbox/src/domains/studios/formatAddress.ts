type PostalAddress = {
  street: string | null;
  houseNumber: string | null;
  zipCode: string | null;
  city: string | null;
  provinceCode?: string | null;
  countryCode: string | null;
  /** By default, as in the United States only. */
  houseNumberFirst?: boolean;
};

const join = (parts: (string | null | undefined)[], separator = ' '): string =>
  parts.filter(Boolean).join(separator);

/**
 * Formats the known parts of street and town on one line, by the conventions of the country: in the
 * United States the house number, then city, state and zip. Empty if no part is known.
 */
export function formatAddress(address: PostalAddress): string {
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } = address;
  const isAmerican = countryCode === 'US';
  const { houseNumberFirst = isAmerican } = address;
  const town = isAmerican
    ? join([city, join([provinceCode, zipCode])], ', ')
    : join([zipCode, city]);
  const house = houseNumberFirst ? [houseNumber, street] : [street, houseNumber];
  return join([join(house), town], ', ');
}
