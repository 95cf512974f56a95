import { parseInstant } from '../../lib/dates.ts';
import { readStored } from '../../site/browser/storage.ts';

/** When the slot begins that the reader has chosen in this visit (domains/checkout/slot.ts); undefined when there is none. */
export function chosenTime(): Date | undefined {
  const stored = readStored('appointment-slot');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const start: unknown = Reflect.get(stored, 'startDateTime');
  return typeof start === 'string' ? parseInstant(start) : undefined;
}
