/** Invitations of a studio: each makes one account, or leads one person to connect. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { Customer } from './customers.ts';
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

/** Uses the invitations of an account up. @returns the customers whom they were for */
export async function spendInvitations(
  db: Database,
  accountId: number,
  now: Date,
): Promise<Customer[]> {
  const spent = await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.accountId, accountId), isNull(invitations.usedAt)))
    .returning({ customerId: invitations.customerId });
  if (spent.length === 0) return [];
  const ids = spent.map(({ customerId }) => customerId);
  return db.select().from(customers).where(inArray(customers.id, ids));
}

function invitationUsed(): Error {
  return fault(409, 'registration.error.invitationused', 'The invitation has been used already');
}
