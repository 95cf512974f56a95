import type { FamilyMember } from '@studio-portal/sdk/types';
import { isRecord } from '../../../lib/isRecord.ts';
import { isAboutPerson } from '../../../lib/address/isAboutPerson.ts';
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** Whom this tab acts for, and which account chose so. */
export interface Acting extends Pick<FamilyMember, 'id' | 'firstName' | 'relation'> {
  /** Id of the account: what another one chose counts for nothing. */
  account: number;
}

const listeners = createListeners();

/** For `useSyncExternalStore`. */
export const onActing = listeners.subscribe;

const isActing = (value: unknown): value is Acting =>
  isRecord(value) &&
  ['id', 'firstName', 'relation'].every((name) => typeof value[name] === 'string') &&
  typeof value.account === 'number';

let known: { text: string; acting: Acting | undefined } | undefined;

/**
 * Whom this tab acts for; undefined: the account itself. It is kept for the tab alone, since two tabs may act for two people, and is the
 * same object until it changes.
 */
export function acting(): Acting | undefined {
  const stored = readStored('acting-for');
  const text = JSON.stringify(stored) ?? '';
  if (known?.text !== text) known = { text, acting: isActing(stored) ? stored : undefined };
  return known.acting;
}

/** Whom a page is about; undefined: the account itself, also while the tab acts for somebody, where the page is about the account. */
export const actingAt = (pathname: string): Acting | undefined =>
  isAboutPerson(pathname) ? acting() : undefined;

/** Acts for somebody from now on; undefined: for the account itself. What was typed into a booking was about somebody else. */
export function setActing(next: Acting | undefined): void {
  store('acting-for', next);
  store('booking-draft', undefined);
  listeners.tell();
}

/** Forgets what another account has chosen; whoever logs in again on the spot goes on for the same person. */
export function keepActingOf(account: number): void {
  if (acting() && acting()?.account !== account) setActing(undefined);
}
