/** Compensations of whoever asks, and how each stands. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { dayIn, zoned } from '../../time.ts';
import { isOver } from '../memberContracts/exitOptions.ts';
import type { Membership } from '../memberContracts/membership.ts';
import { countUnpausedDays } from '../memberContracts/pauses.ts';
import { grantOf, toGrant } from '../rewards/grant.ts';
import { compensationPremiums, compensationProposals, compensations } from './tables.ts';

export type StoredCompensation = typeof compensations.$inferSelect;
export type Proposal = typeof compensationProposals.$inferSelect;

/** A compensation with all that decides how it stands. */
export type Found = {
  compensation: StoredCompensation;
  membership: Membership;
  /** The last one; null without any. */
  proposal: Proposal | null;
};

async function lastProposal(db: Database, id: number): Promise<Proposal | null> {
  const [proposal = null] = await db
    .select()
    .from(compensationProposals)
    .where(eq(compensationProposals.compensationId, id))
    .orderBy(desc(compensationProposals.id))
    .limit(1);
  return proposal;
}

/** Of some contracts; the one whose claim period ends last comes first. */
export async function compensationsOf(
  db: Database,
  memberships: readonly Membership[],
): Promise<Found[]> {
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ contract }) => contract.id);
  const rows = await db
    .select()
    .from(compensations)
    .where(inArray(compensations.contractId, ids))
    .orderBy(desc(compensations.claimPeriodEndDate), asc(compensations.id))
    .limit(200);
  const found: Found[] = [];
  for (const compensation of rows) {
    const membership = memberships.find(({ contract }) => contract.id === compensation.contractId);
    if (membership)
      found.push({ compensation, membership, proposal: await lastProposal(db, compensation.id) });
  }
  return found;
}

/** @throws 404 for one of somebody else */
export async function compensationOf(
  db: Database,
  memberships: readonly Membership[],
  id: number,
): Promise<Found> {
  const found = (await compensationsOf(db, memberships)).find(
    ({ compensation }) => compensation.id === id,
  );
  if (!found) throw apiError(404, 'compensation.error.notfound', 'There is no such compensation');
  return found;
}

/** Nothing is paid for days on which the contract rests or that lie outside of it. */
function nothingWasPaid({ compensation, membership }: Found): boolean {
  const { compensationPeriodStartDate: from, compensationPeriodEndDate: until } = compensation;
  if (membership.contract.startDate > until) return true;
  return countUnpausedDays(from, until, membership.pauses) === 0;
}

export function statusOf(found: Found, now: Date): Schemas['CompensationStatus'] {
  const { compensation, membership, proposal } = found;
  const today = dayIn(membership.studio.zoneId, now);
  if (compensation.waivedAt !== null) return 'WAIVED';
  if (proposal?.state === 'ACCEPTED') return 'CLAIMED';
  if (proposal?.state === 'PENDING') return 'PENDING_APPROVAL';
  if (nothingWasPaid(found)) return 'NOT_CLAIMABLE';
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
    grant: proposal.grantId === null ? null : toGrant(await grantOf(db, proposal.grantId)),
  };
}

export async function toCompensation(
  db: Database,
  found: Found,
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
    status: statusOf(found, now),
    claimedDate: claimedAt && dayIn(zoneId, claimedAt),
    waivedDate: waivedAt && dayIn(zoneId, waivedAt),
    proposal: proposal && (await toProposal(db, proposal, zoneId)),
  };
}

export const premiumsOf = (db: Database, compensationId: number) =>
  db
    .select()
    .from(compensationPremiums)
    .where(eq(compensationPremiums.compensationId, compensationId))
    .orderBy(asc(compensationPremiums.id))
    .limit(50);
