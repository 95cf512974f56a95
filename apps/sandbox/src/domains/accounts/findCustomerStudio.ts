/** The studio of a member. */
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
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
  const findFirst = async (where?: SQL) => {
    const ofChain = and(eq(studios.tenant, tenant), where);
    const [found] = await db
      .select()
      .from(studios)
      .where(ofChain)
      .orderBy(asc(studios.id))
      .limit(1);
    return found;
  };
  const ofAccount = (id: number) =>
    db
      .select({ id: studioConnects.studioId })
      .from(studioConnects)
      .where(eq(studioConnects.accountId, id));
  const studio =
    (homeStudioId === null ? undefined : await findFirst(eq(studios.id, homeStudioId))) ??
    (accountId === null ? undefined : await findFirst(inArray(studios.id, ofAccount(accountId)))) ??
    (await findFirst());
  if (!studio) throw new Error(`The chain ${tenant} has no studio.`);
  return studio;
}
