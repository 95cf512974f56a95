/** Invitations of a studio: each makes one account, or leads one person to connect. */
import { and, eq, isNull } from 'drizzle-orm';
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

/** Uses an invitation up. @throws 409 when somebody else was faster */
export async function spendInvitation(db: Database, uuid: string, now: Date): Promise<void> {
  const spent = await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.uuid, uuid), isNull(invitations.usedAt)))
    .returning();
  if (spent.length === 0) throw invitationUsed();
}

function invitationUsed(): Error {
  return fault(409, 'registration.error.invitationused', 'The invitation has been used already');
}
