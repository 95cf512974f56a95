import type { StoredAddress } from './tables.ts';

/** Formats street and town on one line. */
export function formatAddress(address: StoredAddress): string {
  const { street, houseNumber, zipCode, city, houseNumberFirst } = address;
  const house = houseNumberFirst ? [houseNumber, street] : [street, houseNumber];
  return `${house.join(' ')}, ${zipCode} ${city}`;
}
