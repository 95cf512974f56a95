/** Whom an account may act for. The studio has said so, and is asked anew with each request: a link that is taken back ends at once. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { Schemas, Services, SessionAccount } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { findPortalZone } from '../accounts/zone.ts';
import { dayIn } from '../../time.ts';
import { isAdult } from '../contracts/signable.ts';
import { studios } from '../studios/tables.ts';
import type { Acting, BookedByColumns } from './bookedBy.ts';
import { familyLinks } from './tables.ts';

type Relative = {
  id: string;
  relation: Schemas['FamilyRelation'];
  accountId: number;
  firstname: string;
  lastname: string;
};

type At = { tenant: string | undefined; now: Date };

/** As the wire names somebody whom an account may act for. */
export const toFamilyMember = ({
  id,
  firstname,
  lastname,
  relation,
}: Relative): Schemas['FamilyMember'] => ({
  id,
  firstName: firstname,
  lastName: lastname,
  relation,
});

/** Children, the oldest first, then the partner. */
export async function familyOf(
  db: Database,
  accountId: number,
  { tenant, now }: At,
): Promise<Relative[]> {
  if (tenant === undefined || !(await isConnectedToTenant(db, accountId, tenant))) return [];
  const self = alias(customers, 'self');
  const back = alias(familyLinks, 'back');
  const rows = await db
    .select({ link: familyLinks, person: customers, back: back.relation })
    .from(familyLinks)
    .innerJoin(self, eq(self.id, familyLinks.customerId))
    .innerJoin(customers, eq(customers.id, familyLinks.relativeId))
    .leftJoin(
      back,
      and(eq(back.customerId, familyLinks.relativeId), eq(back.relativeId, familyLinks.customerId)),
    )
    .where(
      and(
        eq(self.accountId, accountId),
        eq(self.tenant, tenant),
        eq(customers.tenant, tenant),
        isNotNull(customers.accountId),
      ),
    )
    .orderBy(asc(familyLinks.relation), asc(customers.dateOfBirth), asc(customers.id));
  const zoneId = await findPortalZone(db, { context: { 'X-Tenant': tenant }, hostname: '' });
  const today = dayIn(zoneId, now);
  return rows.flatMap(({ link: { id, relation }, person, back: returned }) => {
    const { accountId: whose, firstname, lastname, dateOfBirth } = person;
    if (whose === null || firstname === null || lastname === null) return [];
    // A partner is one where both records say so; a child is one until a birthday.
    const counts = relation === 'PARTNER' ? returned === 'PARTNER' : isChild(dateOfBirth, today);
    return counts ? [{ id, relation, accountId: whose, firstname, lastname }] : [];
  });
}

/** Nobody acts for a child that is of age. */
const isChild = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && !isAdult(dateOfBirth, today);

/** Whose request it is: the account of the session, or the person whom it names. */
export type Whose = { account: SessionAccount; acting: Acting | null };

/**
 * Reads X-Acting-For. Mails go to the address of whoever acts.
 * @param id null: the account acts for itself
 * @throws 403 for somebody for whom the account may not act
 */
export async function whoseRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  self: SessionAccount,
  id: string | null,
  tenant: string | undefined,
): Promise<Whose> {
  if (id === null) return { account: self, acting: null };
  const family = await familyOf(db, self.id, { tenant, now: clock.now() });
  const person = family.find((one) => one.id === id.toLowerCase());
  if (!person)
    throw apiError(403, 'family.error.notyours', 'The account does not act for this person');
  const { accountId, firstname, lastname, relation } = person;
  return {
    account: { id: accountId, email: self.email, name: `${firstname} ${lastname}` },
    acting: { accountId: self.id, as: relation === 'CHILD' ? 'GUARDIAN' : 'PARTNER' },
  };
}

/** What says of something that is bought whose it is, where, and who has begun it for them. */
type Begun = BookedByColumns & { accountId: number | null; studioId: number };

/** The person for whom something was begun; null where whoever has begun it is the person, or acts for them no longer. */
export async function personOf(
  db: Database,
  { accountId, bookedBy, studioId }: Begun,
  now: Date,
): Promise<Relative | null> {
  if (bookedBy === null) return null;
  const [studio] = await db
    .select({ tenant: studios.tenant })
    .from(studios)
    .where(eq(studios.id, studioId));
  const family = await familyOf(db, bookedBy, { tenant: studio?.tenant, now });
  return family.find((one) => one.accountId === accountId) ?? null;
}

/** @throws 403 for what was begun for somebody for whom the account acts no longer */
export async function checkStillActs(db: Database, begun: Begun, now: Date): Promise<void> {
  if (begun.bookedAs !== null && (await personOf(db, begun, now)) === null)
    throw apiError(
      403,
      'family.error.ended',
      'The account no longer acts for the person for whom it has begun this',
    );
}
