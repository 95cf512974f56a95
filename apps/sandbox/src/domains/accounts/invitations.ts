/** Invitations of a studio to create an account or to connect one. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { AuditedMember } from './audit.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { connectCustomer } from './connect.ts';
import { type Customer, isTenantMember } from './customers.ts';
import { getAccount } from './lookup.ts';
import { customers, invitations } from './tables.ts';

export type Invitation = { uuid: string; customer: Customer; studio: StoredStudio };

/** @throws 404 if there is none, 409 if it was used */
export async function findInvitation(db: Database, uuid: string): Promise<Invitation> {
  const [found] = await db
    .select()
    .from(invitations)
    .innerJoin(customers, eq(customers.id, invitations.customerId))
    .innerJoin(studios, eq(studios.id, customers.homeStudioId))
    .where(eq(invitations.uuid, uuid));
  if (!found)
    throw apiError(404, 'registration.error.invitationnotfound', 'There is no such invitation');
  if (found.invitations.usedAt) throw invitationUsed();
  return { uuid, customer: found.customers, studio: found.studios };
}

/** Binds an invitation to an account; it is redeemed once the account's address is verified. */
export async function bindInvitation(
  db: Database,
  uuid: string | null,
  accountId: number,
): Promise<void> {
  if (uuid === null) return;
  await db
    .update(invitations)
    .set({ accountId })
    .where(and(eq(invitations.uuid, uuid), isNull(invitations.usedAt)));
}

/**
 * Redeems the invitations bound to an account whose address is now verified. Those for another address stay open, as do
 * those of a tenant of which the account is already a member.
 * @param tx a transaction that has locked the account
 * @param by the request that verified the address
 */
export async function redeemInvitations(tx: Database, by: AuditedMember, now: Date): Promise<void> {
  const accountId = by.account.id;
  const { email } = await getAccount(tx, accountId);
  const bound = await tx
    .select({ uuid: invitations.uuid, customer: customers })
    .from(invitations)
    .innerJoin(customers, eq(customers.id, invitations.customerId))
    .where(and(eq(invitations.accountId, accountId), isNull(invitations.usedAt)))
    .orderBy(asc(customers.id))
    .for('update', { of: customers });
  for (const { uuid, customer } of bound) {
    if (customer.accountId !== null) continue;
    if (customer.email !== null && !sameAddress(customer.email, email)) continue;
    if (await isTenantMember(tx, accountId, customer.tenant)) continue;
    await connectCustomer(tx, by, customer, now);
    await tx.update(invitations).set({ usedAt: now }).where(eq(invitations.uuid, uuid));
  }
}

function invitationUsed(): Error {
  return apiError(409, 'registration.error.invitationused', 'The invitation has been used already');
}
