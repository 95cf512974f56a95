import { parseInstant } from '../../lib/dates.ts';
import { readStored, store } from '../../site/browser/storage.ts';

/** A trial session that waits to be confirmed, as this visit has booked it. */
export interface Held {
  uuid: string;
  until: Date;
  /** Who has booked it: where the mail went, and for the offer of an account. */
  person: { firstname: string; lastname: string; email: string };
}

/** Keeps what has just been booked and waits for the mail to be answered, so that a reload shows it still waits. */
export function keepHeld({ uuid, until, person }: Held): void {
  const { firstname, lastname, email } = person;
  store('trial-held', { uuid, until: until.toJSON(), firstname, lastname, email });
}

/** What this visit knows of a booking that waits; undefined of any other. What is stored may be anything, so each part is looked at. */
export function heldBooking(booking: string): Held | undefined {
  const stored = readStored('trial-held');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : '';
  };
  const until = parseInstant(text('until'));
  if (text('uuid') !== booking || !until) return undefined;
  const person = {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email'),
  };
  return { uuid: booking, until, person };
}

/** It is confirmed, or over. */
export const endHeld = (): void => store('trial-held', undefined);
