/** The contracts of whoever asks, as far as they may be seen. */
import type { Database } from '../../database/database.ts';
import type { ApiRequest, OperationId, Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { memberAt } from '../accounts/member.ts';
import { isOver } from './leaving.ts';
import { lockMembership, type Membership, type Module, membershipsOf } from './membership.ts';

type Permission = Schemas['CustomerPermission'];

export const seesActive: Permission = 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS';
export const seesInactive: Permission = 'CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS';

type Asking = Pick<ApiRequest<OperationId>, 'context'> & { account: { id: number } };

/** @throws 403 for a member who may not do this */
export function checkPermission({ permissions }: Customer, needed: Permission): void {
  if (permissions.includes(needed)) return;
  throw fault(403, 'authorization.error.permissionmissing', 'The member may not do this', {
    args: [{ type: 'STRING', value: needed }],
  });
}

/** The contracts of a member, whatever may be seen of them. @throws 403 for somebody who is no member of the tenant */
export async function ownMemberships(
  db: Database,
  { account, context }: Asking,
): Promise<{ customer: Customer; memberships: Membership[] }> {
  const customer = await memberAt(db, account, context);
  return { customer, memberships: await membershipsOf(db, account.id, customer.tenant) };
}

/** The day of a contract's studio. */
export const dayAt = ({ studio }: Pick<Membership, 'studio'>, now: Date): string =>
  dayIn(studio.zoneId, now);

type Own = { customer: Customer; membership: Membership; today: string };

const contractNotFound = () => fault(404, 'contract.error.notfound', 'There is no such contract');

/** A contract of whoever asks. @throws 404 for another one, 403 when it may not be seen */
export async function ownMembership(
  db: Database,
  request: Asking,
  contractId: number,
  now: Date,
): Promise<Own> {
  const { customer, memberships } = await ownMemberships(db, request);
  const membership = memberships.find(({ contract }) => contract.id === contractId);
  if (!membership) throw contractNotFound();
  const today = dayAt(membership, now);
  checkPermission(customer, isOver(membership, today) ? seesInactive : seesActive);
  return { customer, membership, today };
}

/** The same of a module contract. @throws 404 for another one, 403 when it may not be seen */
export async function ownModule(
  db: Database,
  request: Asking,
  moduleContractId: number,
  now: Date,
): Promise<Own & { module: Module }> {
  const { customer, memberships } = await ownMemberships(db, request);
  for (const membership of memberships) {
    const module = membership.modules.find(({ id }) => id === moduleContractId);
    if (!module) continue;
    const today = dayAt(membership, now);
    checkPermission(customer, isOver(membership, today) ? seesInactive : seesActive);
    return { customer, membership, module, today };
  }
  throw fault(404, 'modulecontract.error.notfound', 'There is no such module contract');
}

/** A contract, locked and as it is by then. @throws 404 when it is gone */
export async function lockedMembership(tx: Database, id: number): Promise<Membership> {
  const membership = await lockMembership(tx, id);
  if (!membership) throw contractNotFound();
  return membership;
}
