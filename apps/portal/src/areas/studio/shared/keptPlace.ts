import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import type { Place } from './distance.ts';

/** Where the reader is, as their device said: known to this page alone, never stored. */
let found: Place | null = null;

/** The place around which the finder looked last in this visit, so that coming back from a studio finds the list as it was. */
export function keptPlace(): Place | null {
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

/** @param from a town that was typed is kept for the visit, the reader's own place in memory only */
export function keepPlace(place: Place | null, from: 'typed' | 'device'): void {
  found = from === 'device' ? place : null;
  store('finder-place', from === 'typed' ? (place ?? undefined) : undefined);
}
