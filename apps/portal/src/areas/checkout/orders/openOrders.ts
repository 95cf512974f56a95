import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * An unfinished order, so that the user finds it again. The server has its state; this stores the
 * address to continue and a description, and nothing about the person.
 */
export interface OpenOrder {
  /** Id of the checkout, which grants no access to others. */
  id: string;
  /** Id of the account; null for a guest, whose orders are stored for this visit only. */
  owner: number | null;
  tenant: string;
  name: string;
  /** Address of the page of what is ordered; undefined for orders stored before it was. */
  item?: string;
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
  (typeof value.owner === 'number' || value.owner === null) &&
  typeof value.tenant === 'string' &&
  typeof value.name === 'string' &&
  typeof value.summary === 'string' &&
  // Only addresses of this site, since storage may contain anything.
  /^\/(?![/\\])/.test(value.summary);

type Owner = OpenOrder['owner'];

const keyOf = (owner: Owner) => (owner === null ? 'guest-open-orders' : 'open-orders');

const all = (owner: Owner): OpenOrder[] => {
  const stored = readStored(keyOf(owner));
  return Array.isArray(stored)
    ? stored.filter(isOpenOrder).filter((order) => (order.owner === null) === (owner === null))
    : [];
};

/** Returns the orders of an account, or a guest, at a chain that may still be open, newest first. */
export const findOpenOrders = (owner: Owner, tenant: string): OpenOrder[] =>
  all(owner)
    .filter((order) => order.owner === owner && order.tenant === tenant)
    .toReversed();

export const saveOpenOrder = (order: OpenOrder): void =>
  store(
    keyOf(order.owner),
    [...all(order.owner).filter(({ id }) => id !== order.id), order].slice(-maxOrders),
  );

/** Removes an order that has ended. */
export const removeOpenOrder = (id: string): void => {
  for (const key of ['open-orders', 'guest-open-orders'] as const) {
    const stored = readStored(key);
    const left = (Array.isArray(stored) ? stored : []).filter(
      (order) => isOpenOrder(order) && order.id !== id,
    );
    store(key, left.length > 0 ? left : undefined);
  }
};

/** Restores the slot of an open order in another visit. */
export function restoreSlot(id: string, owner: number | undefined): void {
  const by = owner ?? null;
  const slot = all(by).find((order) => order.id === id && order.owner === by)?.slot;
  if (slot !== undefined) store('appointment-slot', slot);
}
