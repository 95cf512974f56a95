import type { Studio } from '@studio-portal/sdk/types';
import { addressLines } from './addressLines.ts';

/** A maps page for an address; opens in the maps application of a phone. Half a character would make an address impossible. */
export const mapsUrl = (address: Studio['address']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent([...addressLines(address), address.country].join(', ').toWellFormed())}`;
