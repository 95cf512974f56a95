import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * Guest who booked a trial session in this browser session; receives the mail and is offered an
 * account.
 */
export interface Booker {
  firstname: string;
  lastname: string;
  email: string;
}

/** Stores the guest of a new booking. The server knows whether it still waits for confirmation. */
export const saveBooker = (uuid: string, { firstname, lastname, email }: Booker): void =>
  store('trial-held', { uuid, firstname, lastname, email });

/**
 * Reads the guest of a booking made in this browser session. Storage may contain anything, so each
 * field is checked.
 */
export function readBooker(booking: string): Booker | undefined {
  const stored = readStored('trial-held');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : '';
  };
  if (text('uuid') !== booking) return undefined;
  return { firstname: text('firstname'), lastname: text('lastname'), email: text('email') };
}

/** Removes the stored guest once the booking is confirmed. */
export const clearBooker = (): void => store('trial-held', undefined);
