/**
 * The only access to the browser's storage. Values that the browser refuses to store (private mode,
 * full, disabled) stay in memory for the life of the page (spec 9, "Storage").
 */
const memory = new Map<string, string>();

/** Storage keys. Session: data of this visit. Local: choices kept for later visits. */
const places = {
  'account-deleted': 'session',
  'acting-for': 'session',
  'after-login-routes': 'session',
  'appointment-slot': 'session',
  'booking-draft': 'session',
  'contract-choice': 'session',
  'contract-signed': 'session',
  'contract-modules': 'session',
  'finder-place': 'session',
  'frame-parts': 'session',
  'guest-open-orders': 'session',
  'guest-orders': 'session',
  'logged-out': 'session',
  'payment-method': 'session',
  'product-choice': 'session',
  'tab-user': 'session',
  overview: 'session',
  'trial-held': 'session',
  typed: 'session',
  'web-context': 'session',
  website: 'session',
  'cookie-consent': 'local',
  'dismissed-notifications': 'local',
  'kept-answers': 'local',
  'last-user': 'local',
  locale: 'local',
  'open-orders': 'local',
  'option-booked': 'local',
  'passkey-offered': 'local',
  'push-account': 'local',
  'push-offered': 'local',
  'referral-code': 'local',
  'rsg-accounts-migration': 'local',
} as const;

export type StorageKey = keyof typeof places;

/** Returns whether a key belongs to this visit only. */
export const isOfThisVisit = (key: StorageKey): boolean => places[key] === 'session';

const place = (key: StorageKey): Storage =>
  isOfThisVisit(key) ? window.sessionStorage : window.localStorage;

/** Entries that share a key are told apart by a suffix, such as the account id. */
const entryName = (key: StorageKey, entry: string | undefined): string =>
  entry === undefined ? key : `${key}.${entry}`;

/**
 * Reads and parses a stored value; undefined if it is missing or unreadable. The caller validates
 * its shape.
 */
export function readStored(key: StorageKey, entry?: string): unknown {
  const name = entryName(key, entry);
  try {
    const text = memory.get(name) ?? place(key).getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; undefined removes it. */
export function store(key: StorageKey, value: unknown, entry?: string): void {
  const name = entryName(key, entry);
  // A copy of what the browser stores would outlive its removal in another tab.
  memory.delete(name);
  try {
    if (value === undefined) place(key).removeItem(name);
    else place(key).setItem(name, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(name, JSON.stringify(value));
  }
}
