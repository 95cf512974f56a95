import { readStored, store } from '../../../lib/browser/storage.ts';

/** Who has booked a trial session in this visit: where the mail went, and for the offer of an account. */
export interface Booker {
  firstname: string;
  lastname: string;
  email: string;
}

/** Keeps who has just booked without an account. Whether it still waits for the mail is the server's to say. */
export const saveBooker = (uuid: string, { firstname, lastname, email }: Booker): void =>
  store('trial-held', { uuid, firstname, lastname, email });

/** Who has made a booking, where it was in this visit. What is stored may be anything, so each part is looked at. */
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

/** It is confirmed, or over. */
export const clearBooker = (): void => store('trial-held', undefined);
