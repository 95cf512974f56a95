import type { Schemas } from '../../platform/api.ts';
import { isOver } from './exitOptions.ts';
import type { Membership } from './membership.ts';
import { studioDay } from './ownMemberships.ts';
import { contractState } from './view.ts';

type State = Exclude<Schemas['ContractState'], 'ENDED'>;

/** Finds the main contract: among those not over, the first by order of state, then by start. */
export function findMainContract(
  memberships: readonly Membership[],
  now: Date,
  order: readonly [State, State, State],
): Membership | null {
  const running = memberships.filter((one) => !isOver(one, studioDay(one, now))).toReversed();
  for (const state of order) {
    const found = running.find((one) => contractState(one, studioDay(one, now)) === state);
    if (found) return found;
  }
  return null;
}
