import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import type { Place } from './distance.ts';

/** The device's position, kept in memory only and never stored. */
let found: Place | null = null;

/**
 * Returns the place last searched for in this visit, so that returning from a studio restores the
 * list.
 */
export function readPlace(): Place | null {
  if (found) return found;
  const stored = readStored('finder-place');
  if (!isRecord(stored)) return null;
  const { placeName, latitude, longitude } = stored;
  return typeof placeName === 'string' &&
    typeof latitude === 'number' &&
    typeof longitude === 'number'
    ? { placeName, latitude, longitude }
    : null;
}

/** @param from a typed town is stored for the visit, the device's position in memory only */
export function storePlace(place: Place | null, from: 'typed' | 'device'): void {
  found = from === 'device' ? place : null;
  store('finder-place', from === 'typed' ? (place ?? undefined) : undefined);
}
