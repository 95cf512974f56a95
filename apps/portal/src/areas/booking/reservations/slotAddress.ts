import { type Day, isDay } from '../../../lib/dates/dates.ts';

/** Weekly slot on a particular day. */
export interface SlotAddress {
  slotId: number;
  day: Day;
}

/** Encodes a slot for addresses: URL-safe base64 of its id and day, joined by a colon. */
export const encodeSlot = ({ slotId, day }: SlotAddress): string =>
  btoa(`${slotId}:${day}`).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** Decodes a slot from an address; undefined if it is invalid. */
export function decodeSlot(text: string | undefined): SlotAddress | undefined {
  if (!text || !/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    const read = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const [, id, day] = /^([1-9]\d{0,15}):(.{10})$/.exec(read) ?? [];
    const slotId = Number(id);
    return isDay(day) && Number.isSafeInteger(slotId) ? { slotId, day } : undefined;
  } catch {
    return undefined;
  }
}
