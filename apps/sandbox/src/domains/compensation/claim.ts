/** Claiming or waiving a compensation, and the studio's decision. Each change happens once. */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { ApiError, apiError } from '../../platform/http/apiError.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addMinutes } from '../../platform/time.ts';
import { type Customer, findCustomer } from '../accounts/customers.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { lockAccount } from '../accounts/lookup.ts';
import { findMembership, loadAccountMemberships } from '../memberships/membership.ts';
import { notifyMember } from '../customerData/notifyMember.ts';
import { grantReward, listStartDates } from '../rewards/grant.ts';
import {
  getCompensation,
  type CompensationDetails,
  loadPremiums,
  compensationStatus,
} from './compensations.ts';
import { compensationPremiums, compensationProposals, compensations } from './tables.ts';

const notClaimableError = (found: CompensationDetails, now: Date) =>
  apiError(409, 'compensation.error.notclaimable', 'The compensation cannot be claimed now', {
    args: [{ type: 'STRING', value: compensationStatus(found, now) }],
  });

/** Finds a member's compensation after the account was locked. @throws 404 for another member's compensation */
async function findOwn(
  tx: Database,
  accountId: number,
  tenant: string,
  id: number,
): Promise<CompensationDetails> {
  const memberships = await loadAccountMemberships(tx, accountId, tenant);
  return getCompensation(tx, memberships, id);
}

type Premium = typeof compensationPremiums.$inferSelect;

async function grantClaimedReward(
  tx: Database,
  customer: Pick<Customer, 'id'>,
  { membership }: CompensationDetails,
  premium: Premium,
  startDate: string | null,
  now: Date,
): Promise<number> {
  const giving = { reward: premium, customer, studio: membership.studio, membership };
  return grantReward(tx, giving, startDate, now);
}

/** @throws 422 for an impossible start, 409 if there is none */
function resolveStartDate(
  { membership }: CompensationDetails,
  premium: Premium,
  startDate: string | null,
  now: Date,
) {
  const possible = listStartDates(premium, membership, now);
  if (startDate !== null && !possible.includes(startDate))
    throw apiError(422, 'reward.error.startdatenotallowed', 'The reward cannot start on this day', {
      args: [{ type: 'FIELD', value: 'rewardStartDate' }],
    });
  if (premium.type === 'FREE_PERIOD' && possible.length === 0)
    throw apiError(409, 'reward.error.nocontract', 'There is no contract for this reward');
  return startDate ?? possible[0] ?? null;
}

/**
 * @param tx the transaction that has locked the account
 * @throws 404 and 409 if it cannot be claimed this way, 422 for a day on which the reward cannot start
 */
export async function propose(
  tx: Database,
  by: AuditedMember,
  customer: Customer,
  id: number,
  { premiumId, rewardPeriodFrom }: Schemas['CreateCompensationProposalRequest'],
  now: Date,
): Promise<void> {
  const found = await findOwn(tx, by.account.id, customer.tenant, id);
  const premium = (await loadPremiums(tx, id)).find((one) => one.id === premiumId);
  if (!premium)
    throw apiError(404, 'compensation.error.premiumnotfound', 'There is no such reward for this');
  if (compensationStatus(found, now) !== 'CLAIMABLE') throw notClaimableError(found, now);
  const startDate = resolveStartDate(found, premium, rewardPeriodFrom ?? null, now);
  const isGiven = !found.compensation.approvalRequired;
  const grantId = isGiven
    ? await grantClaimedReward(tx, customer, found, premium, startDate, now)
    : null;
  const [made] = await tx
    .insert(compensationProposals)
    .values({
      compensationId: id,
      premiumId,
      state: isGiven ? 'ACCEPTED' : 'PENDING',
      rewardPeriodFrom: startDate,
      reader: currentSurface(),
      proposedAt: now,
      decidedAt: isGiven ? now : null,
      grantId,
    })
    .returning({ id: compensationProposals.id });
  if (!made) throw new Error('The proposal was not stored.');
  await audit(tx, { by, at: now, kind: 'compensation-proposal', id: made.id });
}

/**
 * Waives a compensation and withdraws a pending proposal; repeating the call has no effect. @throws 404 and 409 if it
 * cannot be waived
 */
export async function waive(
  tx: Database,
  by: AuditedMember,
  { tenant }: Customer,
  id: number,
  now: Date,
): Promise<void> {
  const found = await findOwn(tx, by.account.id, tenant, id);
  const status = compensationStatus(found, now);
  if (status === 'WAIVED') return;
  if (status !== 'CLAIMABLE' && status !== 'PENDING_APPROVAL') throw notClaimableError(found, now);
  await tx.update(compensations).set({ waivedAt: now }).where(eq(compensations.id, id));
  if (status === 'PENDING_APPROVAL' && found.proposal)
    await tx
      .update(compensationProposals)
      .set({ state: 'WITHDRAWN', decidedAt: now })
      .where(eq(compensationProposals.id, found.proposal.id));
  await audit(tx, { by, at: now, kind: 'compensation', id, fields: ['waivedAt'] });
}

/** Delivers an accepted reward; null if that has become impossible. */
async function tryGrantReward(
  tx: Database,
  customer: Customer,
  found: CompensationDetails,
  premium: Premium,
  now: Date,
): Promise<number | null> {
  try {
    const requestedStart = found.proposal?.rewardPeriodFrom ?? null;
    return await tx.transaction((inner) =>
      grantClaimedReward(inner, customer, found, premium, requestedStart, now),
    );
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Records the studio's decision about a pending proposal; withdrawn ones stay withdrawn. */
export function decideProposal(
  { db }: Pick<Services, 'db'>,
  proposalId: number,
  decision: 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ compensation: compensations, premium: compensationPremiums })
      .from(compensationProposals)
      .innerJoin(compensations, eq(compensations.id, compensationProposals.compensationId))
      .innerJoin(compensationPremiums, eq(compensationPremiums.id, compensationProposals.premiumId))
      .where(eq(compensationProposals.id, proposalId));
    if (!row) return;
    const { compensation, premium } = row;
    const before = await findMembership(tx, compensation.contractId);
    const accountId = before?.contract.accountId ?? null;
    const account = accountId === null ? null : await lockAccount(tx, accountId);
    if (!before || !account) return;
    const customer = await findCustomer(tx, account.id, before.studio.tenant);
    const found = await findOwn(tx, account.id, before.studio.tenant, compensation.id);
    if (!customer || found.proposal?.id !== proposalId || found.proposal.state !== 'PENDING')
      return;
    const grantId =
      decision === 'ACCEPTED' ? await tryGrantReward(tx, customer, found, premium, now) : null;
    const accepted = grantId === null ? 'ERROR' : 'ACCEPTED';
    const state = decision === 'ACCEPTED' ? accepted : 'REJECTED';
    await tx
      .update(compensationProposals)
      .set({ state, decidedAt: now, grantId })
      .where(eq(compensationProposals.id, proposalId));
    await notifyMember(
      tx,
      { customer, studio: before.studio, reader: found.proposal.reader },
      {
        type: state === 'ACCEPTED' ? 'COMPENSATION_ACCEPTED' : 'COMPENSATION_REJECTED',
        what: { as: 'text', text: premium.name },
        event: `compensation ${proposalId}`,
      },
      now,
    );
  });
}

/** How long the sample studios take to decide. */
const decidedAfterMinutes = 1440;

/** Accepts proposals that have been pending for a day, on behalf of the sample studios. */
export async function decideOldProposals({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const old = await db
    .select({ id: compensationProposals.id })
    .from(compensationProposals)
    .where(
      and(
        eq(compensationProposals.state, 'PENDING'),
        lt(compensationProposals.proposedAt, addMinutes(now, -decidedAfterMinutes)),
      ),
    );
  await forEachIsolated('Deciding about a compensation', old, ({ id }) =>
    decideProposal({ db }, id, 'ACCEPTED', now),
  );
}
