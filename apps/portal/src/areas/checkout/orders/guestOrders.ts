import { readStored, store } from '../../../lib/browser/storage.ts';

/** Maximum number of stored orders per visit, latest first. */
const maxOrders = 10;

const pairs = (): (readonly [id: string, token: string])[] => {
  const stored = readStored('guest-orders');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const [id, token]: unknown[] = pair;
    return typeof id === 'string' && typeof token === 'string' ? [[id, token] as const] : [];
  });
};

/**
 * Returns the public token of a guest's order. Addresses contain the id, which grants no access;
 * the token is stored for the visit and never in an address.
 */
export const guestOrderToken = (id: string): string | undefined =>
  pairs().findLast(([known]) => known === id)?.[1];

/** Stores the token of an order for the rest of the visit. */
export const saveGuestOrder = (id: string, token: string): void =>
  store(
    'guest-orders',
    [...pairs().filter(([known]) => known !== id), [id, token]].slice(-maxOrders),
  );

/** Returns the tokens of all guest orders of this visit. */
export const guestTokens = (): string[] => pairs().map(([, token]) => token);
