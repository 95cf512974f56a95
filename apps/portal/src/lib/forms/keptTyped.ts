import { readStored, store } from '../browser/storage.ts';

/**
 * Drafts of forms outside flows, kept while the user visits other pages. Personal data stays in
 * memory; only flows keep it in session storage, until they end.
 */
const kept = new Map<string, Readonly<Record<string, string | boolean>>>();

export const typedBefore = (form: string) => kept.get(form);

/** @param values undefined once there is nothing left to keep */
export function keepTyped(
  form: string,
  values: Readonly<Record<string, string | boolean>> | undefined,
): void {
  if (values) kept.set(form, values);
  else kept.delete(form);
}

/** Clears all drafts, as on logout. */
export const forgetTyped = (): void => kept.clear();

/** Stores drafts in session storage for a reload; `takeTyped` restores and removes them. */
export function carryTyped(): void {
  if (kept.size > 0) store('typed', [...kept]);
}

/** Restores the drafts stored before a reload. Call it once at startup. */
export function takeTyped(): void {
  const carried = readStored('typed');
  store('typed', undefined);
  if (!Array.isArray(carried)) return;
  for (const entry of carried) if (isCarried(entry)) kept.set(...entry);
}

const isCarried = (entry: unknown): entry is [string, Record<string, string | boolean>] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'object' &&
  entry[1] !== null &&
  Object.values(entry[1]).every((value) => ['string', 'boolean'].includes(typeof value));
