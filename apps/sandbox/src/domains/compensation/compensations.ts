/** Compensations of members and their status. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import { isOver } from '../memberships/exitOptions.ts';
import type { Membership } from '../memberships/membership.ts';
import { countUnpausedDays } from '../memberships/pauses.ts';
import { getGrant, toGrant } from '../rewards/grant.ts';
import { compensationPremiums, compensationProposals, compensations } from './tables.ts';

export type StoredCompensation = typeof compensations.$inferSelect;
export type Proposal = typeof compensationProposals.$inferSelect;

/** A compensation with everything that determines its status. */
export type CompensationDetails = {
  compensation: StoredCompensation;
  membership: Membership;
  /** Latest proposal; null without any. */
  proposal: Proposal | null;
};

async function findLastProposal(db: Database, id: number): Promise<Proposal | null> {
  const [proposal = null] = await db
    .select()
    .from(compensationProposals)
    .where(eq(compensationProposals.compensationId, id))
    .orderBy(desc(compensationProposals.id))
    .limit(1);
  return proposal;
}

/** Loads the compensations of contracts, latest end of the claim period first. */
export async function loadCompensations(
  db: Database,
  memberships: readonly Membership[],
): Promise<CompensationDetails[]> {
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ contract }) => contract.id);
  const rows = await db
    .select()
    .from(compensations)
    .where(inArray(compensations.contractId, ids))
    .orderBy(desc(compensations.claimPeriodEndDate), asc(compensations.id))
    .limit(200);
  const found: CompensationDetails[] = [];
  for (const compensation of rows) {
    const membership = memberships.find(({ contract }) => contract.id === compensation.contractId);
    if (membership)
      found.push({
        compensation,
        membership,
        proposal: await findLastProposal(db, compensation.id),
      });
  }
  return found;
}

/** @throws 404 for another member's compensation */
export async function getCompensation(
  db: Database,
  memberships: readonly Membership[],
  id: number,
): Promise<CompensationDetails> {
  const found = (await loadCompensations(db, memberships)).find(
    ({ compensation }) => compensation.id === id,
  );
  if (!found) throw apiError(404, 'compensation.error.notfound', 'There is no such compensation');
  return found;
}

/** Returns whether nothing was paid for the period, because the contract was paused or had not started. */
function wasUnpaid({ compensation, membership }: CompensationDetails): boolean {
  const { compensationPeriodStartDate: from, compensationPeriodEndDate: until } = compensation;
  if (membership.contract.startDate > until) return true;
  return countUnpausedDays(from, until, membership.pauses) === 0;
}

export function compensationStatus(
  found: CompensationDetails,
  now: Date,
): Schemas['CompensationStatus'] {
  const { compensation, membership, proposal } = found;
  const today = dayIn(membership.studio.zoneId, now);
  if (compensation.waivedAt !== null) return 'WAIVED';
  if (proposal?.state === 'ACCEPTED') return 'CLAIMED';
  if (proposal?.state === 'PENDING') return 'PENDING_APPROVAL';
  if (wasUnpaid(found)) return 'NOT_CLAIMABLE';
  if (isOver(membership, today)) return 'NOT_CLAIMED';
  if (today < compensation.claimPeriodStartDate) return 'NOT_YET_CLAIMABLE';
  return today > compensation.claimPeriodEndDate ? 'CLAIM_PERIOD_EXPIRED' : 'CLAIMABLE';
}

async function toProposal(
  db: Database,
  proposal: Proposal,
  zoneId: string,
): Promise<Schemas['CompensationProposal']> {
  const [premium] = await db
    .select()
    .from(compensationPremiums)
    .where(eq(compensationPremiums.id, proposal.premiumId));
  if (!premium) throw new Error(`The reward of proposal ${proposal.id} is gone.`);
  return {
    status: proposal.state,
    premiumId: premium.id,
    name: premium.name,
    type: premium.type,
    rewardPeriodFrom: proposal.rewardPeriodFrom,
    proposedAt: zoned(proposal.proposedAt, zoneId),
    grant: proposal.grantId === null ? null : toGrant(await getGrant(db, proposal.grantId)),
  };
}

export async function toCompensation(
  db: Database,
  found: CompensationDetails,
  now: Date,
): Promise<Schemas['Compensation']> {
  const { compensation, membership, proposal } = found;
  const { zoneId } = membership.studio;
  const { id, waivedAt, contractId, ...stored } = compensation;
  const claimedAt = proposal?.state === 'ACCEPTED' ? proposal.decidedAt : null;
  return {
    compensationId: id,
    contractId,
    contractName: membership.contract.name,
    ...stored,
    status: compensationStatus(found, now),
    claimedDate: claimedAt && dayIn(zoneId, claimedAt),
    waivedDate: waivedAt && dayIn(zoneId, waivedAt),
    proposal: proposal && (await toProposal(db, proposal, zoneId)),
  };
}

export const loadPremiums = (db: Database, compensationId: number) =>
  db
    .select()
    .from(compensationPremiums)
    .where(eq(compensationPremiums.compensationId, compensationId))
    .orderBy(asc(compensationPremiums.id))
    .limit(50);
