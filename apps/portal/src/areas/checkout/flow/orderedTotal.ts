import type { Money } from '@studio-portal/sdk/types';
import { isRecord } from '../../../lib/isRecord.ts';

/**
 * Returns the history state of a checkout that was created by an order button.
 * @param orderedTotal total that the button's page has shown
 */
export const orderedTotalState = (orderedTotal: Money): { orderedTotal: Money } => ({
  orderedTotal,
});

/** Reads that total from the history state, which the browser keeps across reloads. */
export function readOrderedTotal(state: unknown): Money | undefined {
  const total = isRecord(state) ? state.orderedTotal : undefined;
  return isRecord(total) && typeof total.amount === 'number' && typeof total.currency === 'string'
    ? { amount: total.amount, currency: total.currency }
    : undefined;
}
