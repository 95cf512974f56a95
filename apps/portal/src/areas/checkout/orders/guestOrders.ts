import { readStored, store } from '../../../lib/browser/storage.ts';

/** How many orders of a visit are kept; the last ones. */
const kept = 10;

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
 * The public token of an order that was begun without an account. Addresses name its id, which opens nothing; the token is kept for the
 * visit and is in no address.
 */
export const tokenOfOrder = (id: string): string | undefined =>
  pairs().findLast(([known]) => known === id)?.[1];

/** Keeps the token of an order for the rest of the visit. */
export const keepOrder = (id: string, token: string): void =>
  store('guest-orders', [...pairs().filter(([known]) => known !== id), [id, token]].slice(-kept));

/** The tokens of all orders that were begun without an account in this visit. */
export const guestTokens = (): string[] => pairs().map(([, token]) => token);
