/** A reward that can be chosen, as the wire has it. */
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import type { Membership } from '../memberContracts/membership.ts';
import { type Reward, startDatesOf } from './grant.ts';

type Offered = Reward & { id: number; description: string };

/** @param membership that a free period would be for; null without one */
export const toChoice = (
  offered: Offered,
  { membership, currency }: { membership: Membership | null; currency: string },
  now: Date,
): Schemas['RewardChoice'] => ({
  premiumId: offered.id,
  name: offered.name,
  description: offered.description,
  type: offered.type,
  amount: offered.amountCents === null ? null : money(offered.amountCents, currency),
  period: offered.period,
  possibleRewardStartDates:
    offered.type === 'FREE_PERIOD' ? startDatesOf(offered, membership, now) : null,
});
