/** The studio of a member. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Customer } from './customers.ts';
import { studioConnects } from './tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';

/** Returns the home studio, else the first connected studio of the chain, else the first of the chain. */
export async function findCustomerStudio(
  db: Database,
  { homeStudioId, accountId, tenant }: Pick<Customer, 'homeStudioId' | 'accountId' | 'tenant'>,
): Promise<StoredStudio> {
  const ofChain = await db
    .select()
    .from(studios)
    .where(eq(studios.tenant, tenant))
    .orderBy(asc(studios.id));
  const connected =
    accountId === null
      ? []
      : await db
          .select({ id: studioConnects.studioId })
          .from(studioConnects)
          .where(eq(studioConnects.accountId, accountId));
  const ids = new Set(connected.map(({ id }) => id));
  const studio =
    ofChain.find(({ id }) => id === homeStudioId) ??
    ofChain.find(({ id }) => ids.has(id)) ??
    ofChain[0];
  if (!studio) throw new Error(`The chain ${tenant} has no studio.`);
  return studio;
}
