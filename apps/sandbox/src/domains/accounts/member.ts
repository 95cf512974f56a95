/** Who is a member of a tenant. */
import type { Database } from '../../database/database.ts';
import type { ContextHeaders } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { type Customer, customerOf, isConnectedToTenant } from './customers.ts';

/**
 * The guard of every operation that says `x-member: true` in the description: what the tenant that X-Tenant names knows of the
 * account, as long as the account is connected to one of its studios. The tenant goes on knowing somebody who has bought something
 * and then disconnected, so the record alone permits nothing; nor does a connection without a record.
 * @returns the tenant's record of the member
 * @throws 403 without X-Tenant, without a connection, and without a record
 */
export async function memberAt(
  db: Database,
  account: { id: number },
  context: ContextHeaders,
): Promise<Customer> {
  const tenant = context['X-Tenant'];
  if (tenant === undefined || !(await isConnectedToTenant(db, account.id, tenant)))
    throw notConnected();
  const customer = await customerOf(db, account.id, tenant);
  if (!customer) throw notConnected();
  return customer;
}

function notConnected(): Error {
  return fault(
    403,
    'authorization.error.notconnected',
    'The account is not connected to a studio of this tenant',
  );
}
