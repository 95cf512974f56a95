import { createListeners } from './listeners.ts';
import { readStored, store } from './storage.ts';
import { isRecord } from '../isRecord.ts';

/** What a reader has allowed; `general` is what the portal cannot do without and cannot be refused. */
export interface Consent {
  general: true;
  stats: boolean;
  chat: boolean;
  /** When it was chosen, milliseconds since 1970. */
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

/** What was chosen; undefined when nobody has chosen yet. The same object until the choice changes. */
export function currentConsent(): Consent | undefined {
  if (consent === null) consent = read();
  return consent;
}

/**
 * A sign for scripts of statistics, kept to the end of 2099, that this browser is not to be counted; it is there unless whoever
 * reads has allowed it and statistics are switched on (specification 1, section 4).
 */
export function signOptOut(optedOut: boolean): void {
  const expires = optedOut ? 'Thu, 31 Dec 2099 23:59:59 GMT' : 'Thu, 01 Jan 1970 00:00:00 GMT';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `analytics-opt-out=true; Expires=${expires}; Path=/; SameSite=Lax${secure}`;
}

/** Keeps a choice, with the moment it was made (specification 1, section 4; § 25 TDDDG: nothing optional loads before). */
export function saveConsent(choice: { stats: boolean; chat: boolean }, utc: number): void {
  consent = { general: true, ...choice, utc };
  store('cookie-consent', consent);
  listeners.tell();
}

/** For `useSyncExternalStore`. */
export const onConsentChange = listeners.subscribe;
