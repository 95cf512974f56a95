/** Requests of members that wait for a decision of the studio. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { customers } from '../domains/accounts/tables.ts';
import {
  compensationPremiums,
  compensationProposals,
  compensations,
} from '../domains/compensation/tables.ts';
import { customerAmendments } from '../domains/customerData/tables.ts';
import { loyaltyMembers } from '../domains/points/tables.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { isPendingWithdrawal } from '../domains/memberships/declarations.ts';
import { contractDeclarations, idlePeriods } from '../domains/memberships/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';

/** Longest list of each kind. */
const limit = 50;

/** A request with the action that decides about it. */
export type DeskRequest = {
  action:
    | 'decideAmendment'
    | 'decideIdlePeriod'
    | 'decideProposal'
    | 'decideRegistration'
    | 'decideWithdrawal';
  id: string;
  member: string;
  what: string;
};

type Name = { firstname: string | null; lastname: string | null };

export const fullName = ({ firstname, lastname }: Name): string =>
  [firstname, lastname].filter(Boolean).join(' ') || 'Without a name';

/** Loads the requests of a studio's members, oldest first within each kind. */
export async function loadRequests(db: Database, studio: StoredStudio): Promise<DeskRequest[]> {
  const ofStudio = eq(customers.homeStudioId, studio.id);
  const name = { firstname: customers.firstname, lastname: customers.lastname };
  const amendments = await db
    .select({ amendment: customerAmendments, ...name })
    .from(customerAmendments)
    .innerJoin(customers, eq(customers.id, customerAmendments.customerId))
    .where(and(ofStudio, eq(customerAmendments.state, 'PENDING')))
    .orderBy(asc(customerAmendments.createdAt))
    .limit(limit);
  const pauses = await db
    .select({ pause: idlePeriods, data: contracts.customerData })
    .from(idlePeriods)
    .innerJoin(contracts, eq(contracts.id, idlePeriods.contractId))
    .where(and(eq(contracts.studioId, studio.id), eq(idlePeriods.state, 'PENDING')))
    .orderBy(asc(idlePeriods.requestedAt))
    .limit(limit);
  const proposals = await db
    .select({
      id: compensationProposals.id,
      reason: compensations.name,
      reward: compensationPremiums.name,
      data: contracts.customerData,
    })
    .from(compensationProposals)
    .innerJoin(compensations, eq(compensations.id, compensationProposals.compensationId))
    .innerJoin(compensationPremiums, eq(compensationPremiums.id, compensationProposals.premiumId))
    .innerJoin(contracts, eq(contracts.id, compensations.contractId))
    .where(and(eq(contracts.studioId, studio.id), eq(compensationProposals.state, 'PENDING')))
    .orderBy(asc(compensationProposals.proposedAt))
    .limit(limit);
  const registrations = await db
    .select({ id: loyaltyMembers.customerId, ...name })
    .from(loyaltyMembers)
    .innerJoin(customers, eq(customers.id, loyaltyMembers.customerId))
    .where(and(ofStudio, isNull(loyaltyMembers.registeredAt)))
    .orderBy(asc(loyaltyMembers.joinedAt))
    .limit(limit);
  const withdrawals = await db
    .select()
    .from(contractDeclarations)
    .where(and(eq(contractDeclarations.studioId, studio.id), isPendingWithdrawal))
    .orderBy(asc(contractDeclarations.receivedAt))
    .limit(limit);
  return [
    ...amendments.map(({ amendment, ...person }): DeskRequest => ({
      action: 'decideAmendment',
      id: amendment.id,
      member: fullName(person),
      what: `Change of ${amendment.section.toLowerCase()} data`,
    })),
    ...pauses.map(({ pause, data }): DeskRequest => ({
      action: 'decideIdlePeriod',
      id: String(pause.id),
      member: fullName(data),
      what: `Idle period from ${pause.startDate} to ${pause.endDate}`,
    })),
    ...proposals.map(({ id, reason, reward, data }): DeskRequest => ({
      action: 'decideProposal',
      id: String(id),
      member: fullName(data),
      what: `Compensation “${reward}” for “${reason}”`,
    })),
    ...registrations.map(({ id, ...person }): DeskRequest => ({
      action: 'decideRegistration',
      id: String(id),
      member: fullName(person),
      what: 'Registration for the loyalty program',
    })),
    ...withdrawals.map(({ id, contract, ...person }): DeskRequest => ({
      action: 'decideWithdrawal',
      id,
      member: fullName(person),
      what: `Withdrawal from “${contract}”`,
    })),
  ];
}
