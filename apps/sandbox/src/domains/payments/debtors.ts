/** Debtor of a mandate: the address given with it, else that of the customer record or of the account. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { accounts, customers } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { Debtor } from './mandates.ts';

type AddressColumns = Pick<
  typeof accounts.$inferSelect,
  'street' | 'houseNumber' | 'zipCode' | 'city' | 'provinceCode' | 'countryCode'
>;

/** Returns the address if it is complete, else null. */
export function completeAddress(
  known: AddressColumns | undefined,
): Schemas['DebtorAddress'] | null {
  if (!known) return null;
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } = known;
  if (street === null || zipCode === null || city === null || countryCode === null) return null;
  return { street, houseNumber, zipCode, city, provinceCode, countryCode };
}

/** @param mandate its address, if any, is the most recent one */
export async function findDebtor(
  tx: Database,
  { id }: { id: number },
  { tenant }: Pick<StoredStudio, 'tenant'>,
  { debtorAddress }: Schemas['SepaMandate'],
): Promise<Debtor> {
  if (debtorAddress) return { accountId: id, address: debtorAddress };
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, id), eq(customers.tenant, tenant)));
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
  return { accountId: id, address: completeAddress(customer) ?? completeAddress(account) };
}
