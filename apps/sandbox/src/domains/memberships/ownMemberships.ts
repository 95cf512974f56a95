/** Contracts of the current member, subject to permissions. */
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, OperationId, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn } from '../../platform/time.ts';
import type { Member } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { isOver } from './exitOptions.ts';
import {
  lockMembership,
  type Membership,
  type Module,
  loadAccountMemberships,
} from './membership.ts';

type Permission = Schemas['CustomerPermission'];

export const showActivePermission: Permission = 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS';
export const showInactivePermission: Permission =
  'CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS';

type MemberRequest = Pick<ApiRequest<OperationId>, 'context'> & { account: { id: number } };

/**
 * Loads the member's contracts without checking permissions. @throws 403 if the account is not a member of the tenant
 */
export async function loadOwnMemberships(
  db: Database,
  { account, context }: MemberRequest,
): Promise<{ customer: Member; memberships: Membership[] }> {
  const customer = await requireMember(db, account, context);
  return { customer, memberships: await loadAccountMemberships(db, account.id, customer.tenant) };
}

/** Returns the current day at a contract's studio. */
export const studioDay = ({ studio }: Pick<Membership, 'studio'>, now: Date): string =>
  dayIn(studio.zoneId, now);

type Own = { customer: Member; membership: Membership; today: string };

/** One of the member's contracts, with all of them. */
type OwnMembership = Own & { memberships: Membership[] };

const contractNotFoundError = () =>
  apiError(404, 'contract.error.notfound', 'There is no such contract');

/** Finds one of the member's contracts. @throws 404 for other contracts, 403 without permission to see it */
export async function findOwnMembership(
  db: Database,
  request: MemberRequest,
  contractId: number,
  now: Date,
): Promise<OwnMembership> {
  const { customer, memberships } = await loadOwnMemberships(db, request);
  const membership = memberships.find(({ contract }) => contract.id === contractId);
  if (!membership) throw contractNotFoundError();
  const today = studioDay(membership, now);
  requirePermission(
    customer,
    isOver(membership, today) ? showInactivePermission : showActivePermission,
  );
  return { customer, membership, memberships, today };
}

/** Finds one of the member's module contracts. @throws 404 for others, 403 without permission to see it */
export async function findOwnModule(
  db: Database,
  request: MemberRequest,
  moduleContractId: number,
  now: Date,
): Promise<Own & { module: Module }> {
  const { customer, memberships } = await loadOwnMemberships(db, request);
  for (const membership of memberships) {
    const module = membership.modules.find(({ id }) => id === moduleContractId);
    if (!module) continue;
    const today = studioDay(membership, now);
    requirePermission(
      customer,
      isOver(membership, today) ? showInactivePermission : showActivePermission,
    );
    return { customer, membership, module, today };
  }
  throw apiError(404, 'modulecontract.error.notfound', 'There is no such module contract');
}

/** Locks a contract and loads its current state. @throws 404 if it is gone */
export async function lockExistingMembership(tx: Database, id: number): Promise<Membership> {
  const membership = await lockMembership(tx, id);
  if (!membership) throw contractNotFoundError();
  return membership;
}
