import type { Studio } from '@studio-portal/sdk/types';
import { addressLines } from './addressLines.ts';

/**
 * Returns a maps page for an address, which phones open in their maps app. Lone surrogates are
 * replaced, since they would make the address invalid.
 */
export const mapsUrl = (address: Studio['address']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent([...addressLines(address), address.country].join(', ').toWellFormed())}`;
