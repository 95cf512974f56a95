/** Membership of a tenant. */
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { type Member, findCustomer, isConnectedToTenant } from './customers.ts';

/**
 * Guards operations with `x-member: true`: returns the tenant's customer record, provided the account is connected to
 * one of its studios. A record alone is not enough, because it outlives a disconnection; a connection without a record
 * is not enough either.
 * @returns the tenant's record of the member
 * @throws 403 without X-Tenant, connection or record
 */
export async function requireMember(
  db: Database,
  account: { id: number },
  context: ContextHeaders,
): Promise<Member> {
  const tenant = context['X-Tenant'];
  if (tenant === undefined || !(await isConnectedToTenant(db, account.id, tenant)))
    throw notConnectedError();
  const customer = await findCustomer(db, account.id, tenant);
  if (!customer) throw notConnectedError();
  return customer;
}

function notConnectedError(): Error {
  return apiError(
    403,
    'authorization.error.notconnected',
    'The account is not connected to a studio of this tenant',
  );
}
