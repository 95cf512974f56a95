import type { Studio } from '@studio-portal/sdk/types';

type Part = 'street' | 'houseNumber' | 'zipCode' | 'city' | 'provinceCode';

type Address = Pick<Studio['address'], 'houseNumberFirst' | 'hasState'> &
  Partial<Record<Part, string | null>>;

/**
 * Formats an address by the conventions of its country: street, town, and province if the country
 * has them. In the United States, where house numbers come first, city, state and zip share a line.
 * Skips empty lines.
 */
export function addressLines(address: Address): string[] {
  const { street, houseNumber, zipCode, city, provinceCode } = address;
  const line = (parts: readonly (string | null | undefined)[]): string =>
    parts.filter(Boolean).join(' ');
  if (address.houseNumberFirst && address.hasState)
    return [
      line([houseNumber, street]),
      [city, line([provinceCode, zipCode])].filter(Boolean).join(', '),
    ].filter(Boolean);
  return [
    line(address.houseNumberFirst ? [houseNumber, street] : [street, houseNumber]),
    line([zipCode, city]),
    address.hasState ? (provinceCode ?? '') : '',
  ].filter(Boolean);
}

/** Formats name and address of a studio in one line. */
export const placeLine = ({ name, address }: Pick<Studio, 'name' | 'address'>): string =>
  [name, ...addressLines(address)].join(', ');
