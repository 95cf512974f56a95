/** Asking for an idle period: accepted at once or waiting for the studio, with what it does to the charges, or nothing. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Changing } from '../customerData/permissions.ts';
import { tellIdlePeriod } from '../mail/idleMails.ts';
import { charge } from '../memberContracts/charging.ts';
import {
  lastDayOf,
  lockMembership,
  type Membership,
  membershipsOf,
} from '../memberContracts/membership.ts';
import { dayAt, lockedMembership } from '../memberContracts/own.ts';
import { checkDays } from './checkDays.ts';
import { documentFor } from './documents.ts';
import { restingOf, situationOf } from './own.ts';
import { idlePeriodDocuments, idlePeriods } from './tables.ts';

/** @throws 409 for a contract that is canceled: what was said of its end counts */
export function checkNotCanceled(membership: Membership): void {
  if (membership.contract.cancelationDate === null) return;
  const last = lastDayOf(membership) ?? membership.contract.endDate;
  throw fault(409, 'idleperiod.error.contractcanceled', 'The contract is canceled', {
    args: [{ type: 'STRING', value: last }],
  });
}

/** Charges what the change has made due, or gives back what it has not. @param contractId of a contract that is locked */
export async function chargeAgain(
  tx: Database,
  contractId: number,
  today: string,
  now: Date,
): Promise<void> {
  const changed = await lockMembership(tx, contractId);
  if (changed) await charge(tx, changed, today, now);
}

/** The contract that would rest, locked. @throws 409 when there is none, or it is canceled */
async function lockResting(
  tx: Database,
  { id }: { id: number },
  { tenant }: Customer,
  now: Date,
): Promise<Membership> {
  const resting = restingOf(await membershipsOf(tx, id, tenant), now);
  if (!resting)
    throw fault(409, 'idleperiod.error.nocontract', 'There is no contract that could rest');
  const membership = await lockedMembership(tx, resting.contract.id);
  checkNotCanceled(membership);
  return membership;
}

/**
 * @param tx the transaction that has locked the account
 * @returns the id of the idle period
 * @throws 409 and 422 for what the contract, the studio or other idle periods do not allow
 */
export async function askForIdlePeriod(
  tx: Database,
  by: AuditedMember,
  customer: Customer,
  { startDate, endDate, documentId }: Schemas['CreateIdlePeriodRequest'],
  { changing, now }: { changing: Exclude<Changing, null>; now: Date },
): Promise<number> {
  const membership = await lockResting(tx, by.account, customer, now);
  const today = dayAt(membership, now);
  const situation = await situationOf(tx, membership, today);
  checkDays(situation, { startDate, endDate });
  const { lengthensTerm, documentRequired: required } = situation.rules;
  const owner = { accountId: by.account.id, tenant: customer.tenant };
  const document = await documentFor(tx, owner, documentId ?? null, { required, now });
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
  if (!made) throw new Error('Nothing was stored of an idle period.');
  if (document !== null)
    await tx
      .update(idlePeriodDocuments)
      .set({ idlePeriodId: made.id })
      .where(eq(idlePeriodDocuments.id, document));
  if (isAccepted) await chargeAgain(tx, membership.contract.id, today, now);
  await audit(tx, { by, at: now, kind: 'idle-period', id: made.id });
  await tellIdlePeriod(tx, made.id, isAccepted ? 'accepted' : 'asked');
  return made.id;
}
