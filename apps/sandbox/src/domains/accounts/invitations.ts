/** Invitations of a studio: each makes one account, or leads one person to connect. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import type { AuditedMember } from '../audit/audit.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { connectCustomer } from '../connects/rules.ts';
import { type Customer, isMemberOf } from './customers.ts';
import { accountOf, sameAddress } from './lookup.ts';
import { customers, invitations } from './tables.ts';

export type Invitation = { uuid: string; customer: Customer; studio: StoredStudio };

/** @throws 404 when there is none, 409 when it has been used */
export async function invitationOf(db: Database, uuid: string): Promise<Invitation> {
  const [found] = await db
    .select()
    .from(invitations)
    .innerJoin(customers, eq(customers.id, invitations.customerId))
    .innerJoin(studios, eq(studios.id, customers.homeStudioId))
    .where(eq(invitations.uuid, uuid));
  if (!found)
    throw fault(404, 'registration.error.invitationnotfound', 'There is no such invitation');
  if (found.invitations.usedAt) throw invitationUsed();
  return { uuid, customer: found.customers, studio: found.studios };
}

/** Remembers for which account an invitation is; it is used up when that account's address is verified. */
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
 * Uses up the invitations with which an account was registered, now that its address is verified. One for another address stays
 * open, and so does one of a tenant whose member the account is already: it has one membership there.
 * @param tx a transaction that has locked the account
 * @param by whose request has verified the address
 */
export async function redeemInvitations(tx: Database, by: AuditedMember, now: Date): Promise<void> {
  const accountId = by.account.id;
  const { email } = await accountOf(tx, accountId);
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
    if (await isMemberOf(tx, accountId, customer.tenant)) continue;
    await connectCustomer(tx, by, customer, now);
    await tx.update(invitations).set({ usedAt: now }).where(eq(invitations.uuid, uuid));
  }
}

function invitationUsed(): Error {
  return fault(409, 'registration.error.invitationused', 'The invitation has been used already');
}
