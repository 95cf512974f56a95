/** Requires an identity document for memberships of studios in Italy. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { contractOffers } from '../domains/membershipOffers/tables.ts';
import { studios } from '../domains/studios/tables.ts';

export async function seedIdentityDocuments(db: Database): Promise<void> {
  const places = await db.select({ id: studios.id, address: studios.address }).from(studios);
  const italian = places.filter(({ address }) => address.countryCode === 'IT');
  await db
    .update(contractOffers)
    .set({ identityDocumentRequired: true })
    .where(
      inArray(
        contractOffers.studioId,
        italian.map(({ id }) => id),
      ),
    );
}
