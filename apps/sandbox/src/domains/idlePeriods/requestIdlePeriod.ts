/** Requesting an idle period: accepted immediately or pending, with its effect on charges, all or nothing. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import type { Customer } from '../accounts/customers.ts';
import type { ChangeMode } from '../accounts/permissions.ts';
import { notifyAboutIdlePeriod } from './idleMails.ts';
import { charge } from '../memberships/charging.ts';
import {
  contractLastDay,
  lockMembership,
  type Membership,
  loadAccountMemberships,
} from '../memberships/membership.ts';
import { studioDay, lockExistingMembership } from '../memberships/ownMemberships.ts';
import { checkDays } from './checkDays.ts';
import { findDocument } from './documents.ts';
import { findPausable, loadSituation } from './ownIdlePeriods.ts';
import { idlePeriodDocuments } from './tables.ts';
import { idlePeriods } from '../memberships/tables.ts';

/** @throws 409 for a canceled contract, whose confirmed end must not move */
export function checkNotCanceled(membership: Membership): void {
  if (membership.contract.cancelationDate === null) return;
  const last = contractLastDay(membership) ?? membership.contract.endDate;
  throw apiError(409, 'idleperiod.error.contractcanceled', 'The contract is canceled', {
    args: [{ type: 'STRING', value: last }],
  });
}

/** Charges amounts that a change has made due, and credits those it has made obsolete. @param contractId of a locked contract */
export async function updateCharges(
  tx: Database,
  contractId: number,
  today: string,
  now: Date,
): Promise<void> {
  const changed = await lockMembership(tx, contractId);
  if (changed) await charge(tx, changed, today, now);
}

/** Locks the contract that would be paused. @throws 409 if there is none or it is canceled */
async function lockPausable(
  tx: Database,
  { id }: { id: number },
  { tenant }: Customer,
  now: Date,
): Promise<Membership> {
  const resting = findPausable(await loadAccountMemberships(tx, id, tenant), now);
  if (!resting)
    throw apiError(409, 'idleperiod.error.nocontract', 'There is no contract that could rest');
  const membership = await lockExistingMembership(tx, resting.contract.id);
  checkNotCanceled(membership);
  return membership;
}

/**
 * @param tx the transaction that has locked the account
 * @returns the id of the idle period
 * @throws 409 and 422 if contract, studio or other idle periods do not allow it
 */
export async function requestIdlePeriod(
  tx: Database,
  by: AuditedMember,
  customer: Customer,
  { startDate, endDate, documentId }: Schemas['CreateIdlePeriodRequest'],
  { changing, now }: { changing: Exclude<ChangeMode, null>; now: Date },
): Promise<number> {
  const membership = await lockPausable(tx, by.account, customer, now);
  const today = studioDay(membership, now);
  const situation = await loadSituation(tx, membership, today);
  checkDays(situation, { startDate, endDate });
  const { lengthensTerm, documentRequired: required } = situation.rules;
  const owner = { accountId: by.account.id, tenant: customer.tenant };
  const document = await findDocument(tx, owner, documentId ?? null, { required, now });
  const isAccepted = changing === 'AT_ONCE';
  const [made] = await tx
    .insert(idlePeriods)
    .values({
      contractId: membership.contract.id,
      startDate,
      endDate,
      lengthensTerm,
      state: isAccepted ? 'ACCEPTED' : 'PENDING',
      documentAttached: document !== null,
      requestedAt: now,
      decidedAt: isAccepted ? now : null,
    })
    .returning({ id: idlePeriods.id });
  if (!made) throw new Error('The idle period was not stored.');
  if (document !== null)
    await tx
      .update(idlePeriodDocuments)
      .set({ idlePeriodId: made.id })
      .where(eq(idlePeriodDocuments.id, document));
  if (isAccepted) await updateCharges(tx, membership.contract.id, today, now);
  await audit(tx, { by, at: now, kind: 'idle-period', id: made.id });
  await notifyAboutIdlePeriod(tx, made.id, isAccepted ? 'accepted' : 'asked');
  return made.id;
}
