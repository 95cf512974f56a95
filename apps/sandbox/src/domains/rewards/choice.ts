/** Maps a selectable reward to the API format. */
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import type { Membership } from '../memberships/membership.ts';
import { type Reward, listStartDates } from './grant.ts';

type Offered = Reward & { id: number; description: string };

/** @param membership contract for a free period; null without one */
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
    offered.type === 'FREE_PERIOD' ? listStartDates(offered, membership, now) : null,
});
