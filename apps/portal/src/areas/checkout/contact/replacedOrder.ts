import { isRecord } from '../../../lib/isRecord.ts';
import type { Order } from '../flow/Flow.ts';
import { useDraft } from '../flow/useDraft.ts';
import { toContactValues } from './customerData.ts';

/** An order that is canceled in favor of a new one, and its page. */
interface ReplacedOrder {
  id: string;
  page: string;
}

/**
 * Returns what a link from an order to one of its steps needs: going there ends the order
 * (useCancelReplacedOrder), so the step takes its place in the history. The contact data stay in the
 * draft, also in another visit.
 */
export function useReplacing({ id, subject, customerData }: Order) {
  const draft = useDraft(subject.start);
  const replaced: ReplacedOrder = { id, page: subject.addresses.summary(id) };
  return {
    navigation: { replace: true, state: { replaced } },
    keepContact: () =>
      draft.update({ contact: draft.read().contact ?? toContactValues({ customerData }) }),
  };
}

/** Reads the order from the history state, which the browser keeps across reloads. */
export function readReplacedOrder(state: unknown): ReplacedOrder | undefined {
  const replaced = isRecord(state) ? state.replaced : undefined;
  return isRecord(replaced) && typeof replaced.id === 'string' && typeof replaced.page === 'string'
    ? { id: replaced.id, page: replaced.page }
    : undefined;
}
