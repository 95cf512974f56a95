import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * An order of an account that was begun and has no end yet, so that whoever has closed the page finds it again. The server says what has
 * become of it; kept is where it goes on, and what it is of.
 */
export interface OpenOrder {
  /** Of the checkout, which opens nothing to anybody else. */
  id: string;
  /** Id of the account. */
  owner: number;
  tenant: string;
  name: string;
  /** Address at which it goes on. */
  summary: string;
  /** The chosen slot as it is stored (slot.ts), without which the steps turn back; undefined for what is at no time. */
  slot?: unknown;
}

/** How many are kept; the last ones. */
const most = 10;

const isOpenOrder = (value: unknown): value is OpenOrder =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.owner === 'number' &&
  typeof value.tenant === 'string' &&
  typeof value.name === 'string' &&
  typeof value.summary === 'string' &&
  // An address of this site, whoever has written here.
  /^\/(?![/\\])/.test(value.summary);

const all = (): OpenOrder[] => {
  const stored = readStored('open-orders');
  return Array.isArray(stored) ? stored.filter(isOpenOrder) : [];
};

/** The orders of an account at a chain that may still be open, the newest first. */
export const openOrdersOf = (owner: number, tenant: string): OpenOrder[] =>
  all()
    .filter((order) => order.owner === owner && order.tenant === tenant)
    .toReversed();

export const keepOpenOrder = (order: OpenOrder): void =>
  store('open-orders', [...all().filter(({ id }) => id !== order.id), order].slice(-most));

/** It has come to an end. */
export const forgetOpenOrder = (id: string): void => {
  const left = all().filter((order) => order.id !== id);
  store('open-orders', left.length > 0 ? left : undefined);
};

/** Chooses the slot of an open order once more, for whoever comes back to it in another visit. */
export function recoverSlot(id: string, owner: number | undefined): void {
  const slot = all().find((order) => order.id === id && order.owner === owner)?.slot;
  if (slot !== undefined) store('appointment-slot', slot);
}
