import type { FamilyMember } from '@studio-portal/sdk/types';
import { isRecord } from '../../../lib/isRecord.ts';
import { isAboutPerson } from '../../../lib/address/isAboutPerson.ts';
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** The person this tab acts for, and the account that chose them. */
export interface Acting extends Pick<FamilyMember, 'id' | 'firstName' | 'relation'> {
  /** Id of the account; choices of other accounts are ignored. */
  account: number;
}

const listeners = createListeners();

/** Subscribes in the form that `useSyncExternalStore` takes. */
export const onActing = listeners.subscribe;

const isActing = (value: unknown): value is Acting =>
  isRecord(value) &&
  ['id', 'firstName', 'relation'].every((name) => typeof value[name] === 'string') &&
  typeof value.account === 'number';

let known: { text: string; currentActing: Acting | undefined } | undefined;

/**
 * Returns the person this tab acts for; undefined for the account itself. Stored per tab, since two
 * tabs may act for two people. The object stays the same until it changes.
 */
export function acting(): Acting | undefined {
  const stored = readStored('acting-for');
  const text = JSON.stringify(stored) ?? '';
  if (known?.text !== text) known = { text, currentActing: isActing(stored) ? stored : undefined };
  return known.currentActing;
}

/**
 * Returns the person that a page concerns; undefined for the account itself, including pages about
 * the account while the tab acts for someone.
 */
export const actingForPath = (pathname: string): Acting | undefined =>
  isAboutPerson(pathname) ? acting() : undefined;

/**
 * Switches to another person, or to the account itself if undefined. Deletes the booking draft,
 * which concerned the previous person.
 */
export function setActing(next: Acting | undefined): void {
  store('acting-for', next);
  store('booking-draft', undefined);
  listeners.notifyAll();
}

/**
 * Drops the choice of another account; after logging in again in place, the same account keeps its
 * choice.
 */
export function dropForeignActing(account: number): void {
  if (acting() && acting()?.account !== account) setActing(undefined);
}
