import { readStored, store } from '../browser/storage.ts';
import { shownUserId } from '../session/shownUserId.ts';

/**
 * Drafts of forms outside flows, kept while the user visits other pages. Personal data stays in
 * memory; only flows keep it in session storage, until they end. A draft of an account is hidden
 * from other users, because sessions expire and devices are shared. A visitor's draft is kept across
 * a login.
 */
const drafts = new Map<string, Readonly<Record<string, string | boolean>>>();

const keyOf = (owner: number | undefined, form: string): string => `${owner ?? ''}/${form}`;

export const readFormDraft = (form: string) =>
  drafts.get(keyOf(shownUserId(), form)) ?? drafts.get(keyOf(undefined, form));

/** @param values undefined once there is nothing left to keep */
export function saveFormDraft(
  form: string,
  values: Readonly<Record<string, string | boolean>> | undefined,
): void {
  drafts.delete(keyOf(undefined, form));
  if (values) drafts.set(keyOf(shownUserId(), form), values);
  else drafts.delete(keyOf(shownUserId(), form));
}

/** Clears all drafts, as on logout. */
export const clearFormDrafts = (): void => drafts.clear();

/** Stores drafts in session storage for a reload; `restoreDrafts` restores and removes them. */
export function persistDrafts(): void {
  if (drafts.size > 0) store('typed', [...drafts]);
}

/** Restores the drafts stored before a reload. Call it once at startup. */
export function restoreDrafts(): void {
  const stored = readStored('typed');
  store('typed', undefined);
  if (!Array.isArray(stored)) return;
  for (const entry of stored) if (isStoredDraft(entry)) drafts.set(...entry);
}

const isStoredDraft = (entry: unknown): entry is [string, Record<string, string | boolean>] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'object' &&
  entry[1] !== null &&
  Object.values(entry[1]).every((value) => ['string', 'boolean'].includes(typeof value));
