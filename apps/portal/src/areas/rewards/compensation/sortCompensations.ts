import type { Compensation, CompensationStatus } from '@studio-portal/sdk/types';

const ranks = {
  CLAIMABLE: 0,
  NOT_YET_CLAIMABLE: 1,
  PENDING_APPROVAL: 2,
  CLAIMED: 3,
  WAIVED: 4,
  NOT_CLAIMABLE: 4,
  NOT_CLAIMED: 4,
  CLAIM_PERIOD_EXPIRED: 4,
} satisfies Record<CompensationStatus, number>;

type Ranked = Pick<Compensation, 'status' | 'claimPeriodEndDate'>;

/**
 * Sorts compensations by what the member can do: those to claim now first, the ones that end soonest on top, then those
 * to claim later. Closed ones stay in their order.
 */
export const sortCompensations = <Of extends Ranked>(compensations: readonly Of[]): Of[] =>
  compensations.toSorted(
    (a, b) =>
      ranks[a.status] - ranks[b.status] ||
      (ranks[a.status] < 2 ? a.claimPeriodEndDate.getTime() - b.claimPeriodEndDate.getTime() : 0),
  );
