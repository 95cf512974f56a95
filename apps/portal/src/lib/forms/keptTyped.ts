import { readStored, store } from '../browser/storage.ts';

/**
 * What was typed into forms outside of flows and is not saved, for whoever looks at another page meanwhile. Personal data stay
 * in the page's memory; only a flow keeps them in session storage, until it ends.
 */
const kept = new Map<string, Readonly<Record<string, string | boolean>>>();

export const typedBefore = (form: string) => kept.get(form);

/** @param values undefined when there is nothing to keep any more */
export function keepTyped(
  form: string,
  values: Readonly<Record<string, string | boolean>> | undefined,
): void {
  if (values) kept.set(form, values);
  else kept.delete(form);
}

/** Whoever leaves takes with them what they typed. */
export const forgetTyped = (): void => kept.clear();

/** Lays down what was typed for the moment in which the page is loaded anew; `takeTyped` picks it up there, so that it stays nowhere. */
export function carryTyped(): void {
  if (kept.size > 0) store('typed', [...kept]);
}

/** Picks up what the page before this one has laid down, once, when the portal begins. */
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
