import type { Schemas } from '../../server/api.ts';
import { isOver } from './leaving.ts';
import type { Membership } from './membership.ts';
import { dayAt } from './own.ts';
import { stateOf } from './view.ts';

type State = Exclude<Schemas['ContractState'], 'ENDED'>;

/** Of several contracts that are not over, the one whose state comes first in an order, and of those the one that began first. */
export function mainOf(
  memberships: readonly Membership[],
  now: Date,
  order: readonly [State, State, State],
): Membership | null {
  const running = memberships.filter((one) => !isOver(one, dayAt(one, now))).toReversed();
  for (const state of order) {
    const found = running.find((one) => stateOf(one, dayAt(one, now)) === state);
    if (found) return found;
  }
  return null;
}
