/** The child and the partner of `member@northside.example`; no other tenant has families. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { findPortalZone } from '../domains/accounts/zone.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { dayIn } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const tenant = 'northside';
const studioId = 1001;

/** Adds a nine-year-old child without a login: its address has no mailbox. */
async function seedChild(db: Database, now: Date): Promise<number | null> {
  const today = dayIn(
    await findPortalZone(db, { context: { 'X-Tenant': tenant }, hostname: '' }),
    now,
  );
  const person = {
    firstname: 'Mia',
    lastname: 'Muster',
    dateOfBirth: `${Number(today.slice(0, 4)) - 9}-01-15`,
    street: 'Beispielweg',
    houseNumber: '2',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  };
  const [account] = await db
    .insert(accounts)
    .values({
      ...person,
      email: 'mia@family.invalid',
      name: 'Mia Muster',
      accountContext: 'MY_SPORTS',
      verified: false,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) return null;
  const [child] = await db
    .insert(customers)
    .values({
      ...person,
      tenant,
      accountId: account.id,
      customerNumber: `M-${account.id}`,
      homeStudioId: studioId,
    })
    .returning();
  await db.insert(studioConnects).values({ accountId: account.id, studioId });
  return child?.id ?? null;
}

export async function seedFamily(db: Database, now: Date): Promise<void> {
  const guardian = await findMember(db, 'member@northside.example');
  if (!guardian) return;
  const partner = await findMember(db, 'pack@northside.example');
  const childId = await seedChild(db, now);
  const customerId = guardian.id;
  if (childId !== null)
    await db
      .insert(familyLinks)
      .values({ id: randomUUID(), customerId, relativeId: childId, relation: 'CHILD' });
  if (partner)
    await db.insert(familyLinks).values([
      { id: randomUUID(), customerId, relativeId: partner.id, relation: 'PARTNER' },
      { id: randomUUID(), customerId: partner.id, relativeId: customerId, relation: 'PARTNER' },
    ]);
}
