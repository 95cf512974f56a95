import type { StoredAddress } from '../studios/tables.ts';

/** Street and town, as a letter's "where" has them. */
export function inOneLine(address: StoredAddress): string {
  const { street, houseNumber, zipCode, city, houseNumberFirst } = address;
  const house = houseNumberFirst ? [houseNumber, street] : [street, houseNumber];
  return `${house.join(' ')}, ${zipCode} ${city}`;
}
