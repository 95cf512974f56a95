import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * An unfinished order of an account, so that the user finds it after closing the page. The server
 * has its state; this stores the address to continue and a description.
 */
export interface OpenOrder {
  /** Id of the checkout, which grants no access to others. */
  id: string;
  /** Id of the account. */
  owner: number;
  tenant: string;
  name: string;
  /** Address at which the order continues. */
  summary: string;
  /**
   * The selected slot as stored (slot.ts), without which the steps redirect; undefined for
   * purchases without a time.
   */
  slot?: unknown;
}

/** Maximum number of stored orders, latest first. */
const maxOrders = 10;

const isOpenOrder = (value: unknown): value is OpenOrder =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.owner === 'number' &&
  typeof value.tenant === 'string' &&
  typeof value.name === 'string' &&
  typeof value.summary === 'string' &&
  // Only addresses of this site, since storage may contain anything.
  /^\/(?![/\\])/.test(value.summary);

const all = (): OpenOrder[] => {
  const stored = readStored('open-orders');
  return Array.isArray(stored) ? stored.filter(isOpenOrder) : [];
};

/** Returns the orders of an account at a chain that may still be open, newest first. */
export const findOpenOrders = (owner: number, tenant: string): OpenOrder[] =>
  all()
    .filter((order) => order.owner === owner && order.tenant === tenant)
    .toReversed();

export const saveOpenOrder = (order: OpenOrder): void =>
  store('open-orders', [...all().filter(({ id }) => id !== order.id), order].slice(-maxOrders));

/** Removes an order that has ended. */
export const removeOpenOrder = (id: string): void => {
  const left = all().filter((order) => order.id !== id);
  store('open-orders', left.length > 0 ? left : undefined);
};

/** Restores the slot of an open order in another visit. */
export function restoreSlot(id: string, owner: number | undefined): void {
  const slot = all().find((order) => order.id === id && order.owner === owner)?.slot;
  if (slot !== undefined) store('appointment-slot', slot);
}
