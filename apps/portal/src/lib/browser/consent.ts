import { createListeners } from './listeners.ts';
import { readStored, store } from './storage.ts';
import { isRecord } from '../isRecord.ts';

/** The user's consent; `general` covers what the portal requires and cannot be refused. */
export interface Consent {
  general: true;
  stats: boolean;
  chat: boolean;
  /** Time of the choice, in milliseconds since 1970. */
  utc: number;
}

const isConsent = (value: unknown): value is Consent =>
  isRecord(value) &&
  typeof value.stats === 'boolean' &&
  typeof value.chat === 'boolean' &&
  typeof value.utc === 'number';

const read = (): Consent | undefined => {
  const stored = readStored('cookie-consent');
  return isConsent(stored) ? stored : undefined;
};

let consent: Consent | undefined | null = null;
const listeners = createListeners();

/**
 * Returns the stored choice, or undefined if there is none. The object stays the same until the
 * choice changes.
 */
export function currentConsent(): Consent | undefined {
  if (consent === null) consent = read();
  return consent;
}

/**
 * Sets or removes the cookie that tells statistics scripts not to count this browser, valid until
 * the end of 2099. It is set unless the user has consented and statistics are switched on (spec 4).
 */
export function setOptOutCookie(optedOut: boolean): void {
  const expires = optedOut ? 'Thu, 31 Dec 2099 23:59:59 GMT' : 'Thu, 01 Jan 1970 00:00:00 GMT';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `analytics-opt-out=true; Expires=${expires}; Path=/; SameSite=Lax${secure}`;
}

/** Stores a choice with its time (spec 4; § 25 TDDDG: nothing optional loads before). */
export function saveConsent(choice: { stats: boolean; chat: boolean }, utc: number): void {
  consent = { general: true, ...choice, utc };
  store('cookie-consent', consent);
  listeners.notifyAll();
}

/** Subscribes in the form that `useSyncExternalStore` takes. */
export const onConsentChange = listeners.subscribe;
