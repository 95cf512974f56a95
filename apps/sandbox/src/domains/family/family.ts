/**
 * Family members an account may act for. The studio's records are checked on every request, so a revoked authorization
 * ends immediately.
 */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services, SessionAccount, Acting } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { findPortalZone } from '../accounts/zone.ts';
import { dayIn } from '../../platform/time.ts';
import { studios } from '../studios/tables.ts';
import type { BookedByColumns } from './bookedBy.ts';
import { familyLinks } from './tables.ts';
import { isAdult } from '../accounts/isAdult.ts';

type Relative = {
  id: string;
  relation: Schemas['FamilyRelation'];
  accountId: number;
  firstname: string;
  lastname: string;
};

type At = { tenant: string | undefined; now: Date };

/** Maps a family member to the API format. */
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

/** Loads the family: children, oldest first, then the partner. */
export async function loadFamily(
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
    const { accountId: relativeAccountId, firstname, lastname, dateOfBirth } = person;
    if (relativeAccountId === null || firstname === null || lastname === null) return [];
    // A partner must be registered in both records; a child counts until coming of age.
    const counts = relation === 'PARTNER' ? returned === 'PARTNER' : isChild(dateOfBirth, today);
    return counts ? [{ id, relation, accountId: relativeAccountId, firstname, lastname }] : [];
  });
}

/** Returns whether a person is still a minor. */
const isChild = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && !isAdult(dateOfBirth, today);

/** Effective account of a request: that of the session or of the represented person. */
export type RequestActor = { account: SessionAccount; acting: Acting | null };

/**
 * Resolves X-Acting-For. Mails go to the address of the acting person.
 * @param id null: the account acts for itself
 * @throws 403 if the account may not act for this person
 */
export async function resolveActor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  self: SessionAccount,
  id: string | null,
  tenant: string | undefined,
): Promise<RequestActor> {
  if (id === null) return { account: self, acting: null };
  const family = await loadFamily(db, self.id, { tenant, now: clock.now() });
  const person = family.find((one) => one.id === id.toLowerCase());
  if (!person)
    throw apiError(403, 'family.error.notyours', 'The account does not act for this person');
  const { accountId, firstname, lastname, relation } = person;
  return {
    account: { id: accountId, email: self.email, name: `${firstname} ${lastname}` },
    acting: { accountId: self.id, as: relation === 'CHILD' ? 'GUARDIAN' : 'PARTNER' },
  };
}

/** Owner, studio and buyer of a purchase. */
type StartedPurchase = BookedByColumns & { accountId: number | null; studioId: number };

/** Finds the person a purchase was started for; null if the buyer is the owner or may no longer act for them. */
export async function findRepresentedPerson(
  db: Database,
  { accountId, bookedBy, studioId }: StartedPurchase,
  now: Date,
): Promise<Relative | null> {
  if (bookedBy === null) return null;
  const [studio] = await db
    .select({ tenant: studios.tenant })
    .from(studios)
    .where(eq(studios.id, studioId));
  const family = await loadFamily(db, bookedBy, { tenant: studio?.tenant, now });
  return family.find((one) => one.accountId === accountId) ?? null;
}

/** @throws 403 if the account may no longer act for the person the purchase was started for */
export async function checkStillActing(
  db: Database,
  begun: StartedPurchase,
  now: Date,
): Promise<void> {
  if (begun.bookedAs !== null && (await findRepresentedPerson(db, begun, now)) === null)
    throw apiError(
      403,
      'family.error.ended',
      'The account no longer acts for the person for whom it has begun this',
    );
}
