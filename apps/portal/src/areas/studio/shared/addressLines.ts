import type { Studio } from '@studio-portal/sdk/types';

type Address = Pick<
  Studio['address'],
  'street' | 'zipCode' | 'city' | 'houseNumberFirst' | 'hasState'
> & { houseNumber?: string | null; provinceCode?: string | null };

/** An address as its country writes it: street, then town, then province where there are provinces. Empty lines are left out. */
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
