import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addressForms } from '../../platform/foldText.ts';
import { type Account, findAccountContext } from '../accounts/lookup.ts';
import { studios } from '../studios/tables.ts';
import { givenConsents } from './tables.ts';

/**
 * Moves consents that were given with an address, without an account, to the account that has verified it, so that
 * they can be read and withdrawn there. A text that the account has agreed to as well stays a guest's.
 * @param tx a transaction that has locked the account
 */
export async function claimGuestConsents(
  tx: Database,
  account: Account,
  email: string,
): Promise<void> {
  const found = await tx
    .select({ consent: givenConsents, tenant: studios.tenant })
    .from(givenConsents)
    .innerJoin(studios, eq(studios.id, givenConsents.studioId))
    .where(
      and(
        isNull(givenConsents.accountId),
        inArray(sql`lower(trim(${givenConsents.email}))`, addressForms(email)),
      ),
    )
    .orderBy(asc(givenConsents.id));
  for (const { consent, tenant } of found) {
    const brand = { context: { 'X-Tenant': tenant }, hostname: '' };
    if ((await findAccountContext(tx, brand)) !== account.accountContext) continue;
    const { studioId, type, version, withdrawnAt } = consent;
    const inForce = and(
      eq(givenConsents.accountId, account.id),
      eq(givenConsents.studioId, studioId),
      eq(givenConsents.type, type),
      eq(givenConsents.version, version),
      isNull(givenConsents.withdrawnAt),
    );
    // The index allows one consent in force for each text.
    if (withdrawnAt === null && (await tx.$count(givenConsents, inForce)) > 0) continue;
    await tx
      .update(givenConsents)
      .set({ accountId: account.id })
      .where(eq(givenConsents.id, consent.id));
  }
}
