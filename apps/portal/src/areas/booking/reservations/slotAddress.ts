import { type Day, isDay } from '../../../lib/dates/dates.ts';

/** A time that can be reserved: a slot of the week, on a day. */
export interface SlotAddress {
  slotId: number;
  day: Day;
}

/** How a slot is named in addresses: URL-safe base64 of its id and its day, joined by a colon. */
export const encodeSlot = ({ slotId, day }: SlotAddress): string =>
  btoa(`${slotId}:${day}`).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** Reads a slot of an address; undefined when it is not one. */
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
