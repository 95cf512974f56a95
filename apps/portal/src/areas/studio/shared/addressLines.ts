import type { Studio } from '@studio-portal/sdk/types';

type Address = Pick<
  Studio['address'],
  'street' | 'zipCode' | 'city' | 'houseNumberFirst' | 'hasState'
> & { houseNumber?: string | null; provinceCode?: string | null };

/**
 * Formats an address by the conventions of its country: street, town, and province if the country
 * has them. Skips empty lines.
 */
export function addressLines(address: Address): string[] {
  const { street, houseNumber, zipCode, city, provinceCode } = address;
  const line = (parts: readonly (string | null | undefined)[]): string =>
    parts.filter(Boolean).join(' ');
  return [
    line(address.houseNumberFirst ? [houseNumber, street] : [street, houseNumber]),
    line([zipCode, city]),
    address.hasState ? (provinceCode ?? '') : '',
  ].filter(Boolean);
}
