/** Referral rewards at Northside Mitte, and compensations of a sample member there, one of each status. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import {
  compensationPremiums,
  compensationProposals,
  compensations,
} from '../domains/compensation/tables.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { findMainContract } from '../domains/memberships/mainContract.ts';
import { type Membership, loadAccountMemberships } from '../domains/memberships/membership.ts';
import { referralPremiums } from '../domains/recruitments/tables.ts';
import { grantReward } from '../domains/rewards/grant.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const month = { term: 1, termUnit: 'MONTH' } as const;

const freeMonth = {
  type: 'FREE_PERIOD',
  name: 'A month for nothing',
  description: 'You pay nothing for a month of your contract.',
  period: month,
} as const;
const freeWeek = {
  type: 'FREE_PERIOD',
  name: 'A week for nothing',
  description: 'You pay nothing for a week of your contract.',
  period: { term: 1, termUnit: 'WEEK' },
} as const;
const credit = {
  type: 'CONSUMPTION_CREDIT',
  name: '20 to spend',
  description: 'At the bar and in the shop.',
  amountCents: 2000,
} as const;
const discount = {
  type: 'CREDIT',
  name: '15 off',
  description: 'Off what you owe next.',
  amountCents: 1500,
} as const;

async function findAccount(db: Database, email: string) {
  const [found] = await db.select().from(accounts).where(eq(accounts.email, email));
  return found ?? null;
}

/** Makes `member@northside.example` a recruiter and a recruited member. */
async function seedReferrals(db: Database): Promise<void> {
  for (const { id: studioId } of await db
    .select({ id: studios.id })
    .from(studios)
    .where(eq(studios.tenant, 'northside')))
    await db.insert(referralPremiums).values([
      { ...freeWeek, studioId, side: 'RECRUITER' },
      { ...credit, studioId, side: 'RECRUITER' },
      { ...discount, studioId, side: 'RECRUITED' },
    ]);
  const member = await findMember(db, 'member@northside.example');
  const recruited = await findAccount(db, 'pack@northside.example');
  const recruiter = await findAccount(db, 'refused@northside.example');
  const accountId = member?.accountId ?? null;
  if (accountId === null) return;
  if (recruited)
    await db
      .update(contracts)
      .set({ recruitedBy: accountId })
      .where(eq(contracts.accountId, recruited.id));
  if (recruiter)
    await db
      .update(contracts)
      .set({ recruitedBy: recruiter.id })
      .where(and(eq(contracts.accountId, accountId), eq(contracts.studioId, 1001)));
}

/** Compensated period and claim period, in days from today. */
const kinds = [
  { name: 'Closed for repairs', period: [-60, -47], claim: [-20, 60] },
  { name: 'Sauna closed', period: [-40, -30], claim: [-20, 60], approval: true },
  { name: 'Closed in autumn', period: [-30, -20], claim: [10, 90] },
  { name: 'Heating failure', period: [-75, -70], claim: [-60, 60], claimed: true },
  { name: 'Pool closed', period: [-90, -80], claim: [-70, 60], approval: true, pending: true },
  { name: 'Water damage', period: [-100, -95], claim: [-90, 60], waived: true },
  { name: 'Power cut', period: [-110, -108], claim: [-100, -40] },
  { name: 'Closed in an earlier year', period: [-2000, -1990], claim: [-20, 60] },
] as const satisfies {
  name: string;
  period: readonly [number, number];
  claim: readonly [number, number];
  approval?: true;
  claimed?: true;
  pending?: true;
  waived?: true;
}[];

type Kind = (typeof kinds)[number];

async function seedCompensation(
  db: Database,
  membership: Membership,
  customerId: number,
  kind: Kind,
  now: Date,
): Promise<void> {
  const { studio, contract } = membership;
  const today = dayIn(studio.zoneId, now);
  const [from, until] = kind.period;
  const [first, last] = kind.claim;
  const at = instantAt(studio.zoneId, addDays(today, -5), '12:00');
  const [made] = await db
    .insert(compensations)
    .values({
      contractId: contract.id,
      name: kind.name,
      compensationPeriodStartDate: addDays(today, from),
      compensationPeriodEndDate: addDays(today, until),
      claimPeriodStartDate: addDays(today, first),
      claimPeriodEndDate: addDays(today, last),
      approvalRequired: 'approval' in kind,
      waivedAt: 'waived' in kind ? at : null,
    })
    .returning({ id: compensations.id });
  if (!made) return;
  const premiums = await db
    .insert(compensationPremiums)
    .values([
      { ...freeMonth, compensationId: made.id },
      { ...discount, compensationId: made.id },
    ])
    .returning();
  const chosen = premiums.find(({ type }) => type === 'CREDIT');
  if (!chosen) return;
  const proposal = { compensationId: made.id, premiumId: chosen.id };
  if ('pending' in kind)
    await db
      .insert(compensationProposals)
      .values({ ...proposal, state: 'PENDING', proposedAt: now });
  if ('claimed' in kind) {
    const grant = { reward: chosen, customer: { id: customerId }, studio, membership };
    const grantId = await grantReward(db, grant, null, at);
    await db
      .insert(compensationProposals)
      .values({ ...proposal, state: 'ACCEPTED', proposedAt: at, decidedAt: at, grantId });
  }
}

/** Adds one compensation of each status to `member@northside.example`, and an unclaimed one to the ended contract. */
async function seedCompensations(db: Database, now: Date): Promise<void> {
  const member = await findMember(db, 'member@northside.example');
  if (!member || member.accountId === null) return;
  const memberships = await loadAccountMemberships(db, member.accountId, 'northside');
  const running = findMainContract(memberships, now, ['RUNNING', 'CANCELED', 'UPCOMING']);
  if (running) for (const kind of kinds) await seedCompensation(db, running, member.id, kind, now);
  const [over] = await db
    .select()
    .from(contracts)
    .innerJoin(customers, eq(customers.accountId, contracts.accountId))
    .where(and(eq(customers.id, member.id), eq(contracts.studioId, 1001)))
    .orderBy(contracts.startDate)
    .limit(1);
  if (!over || over.contracts.id === running?.contract.id) return;
  const { id: contractId, startDate } = over.contracts;
  await db.insert(compensations).values({
    contractId,
    name: 'Closed for a week',
    compensationPeriodStartDate: startDate,
    compensationPeriodEndDate: addDays(startDate, 2),
    claimPeriodStartDate: addDays(startDate, 3),
    claimPeriodEndDate: addDays(startDate, 30),
    approvalRequired: false,
  });
}

export async function seedRewards(db: Database, now: Date): Promise<void> {
  await seedReferrals(db);
  await seedCompensations(db, now);
}
