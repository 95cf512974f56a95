/** Who owes by a mandate: as told with it, else as the studio's chain or the account knows the person. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { accounts, customers } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { Debtor } from './mandates.ts';

type Known = Pick<
  typeof accounts.$inferSelect,
  'street' | 'houseNumber' | 'zipCode' | 'city' | 'provinceCode' | 'countryCode'
>;

/** An address is known whole or not at all. */
export function wholeAddress(known: Known | undefined): Schemas['DebtorAddress'] | null {
  if (!known) return null;
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } = known;
  if (street === null || zipCode === null || city === null || countryCode === null) return null;
  return { street, houseNumber, zipCode, city, provinceCode, countryCode };
}

/** @param mandate may name the address; whoever orders has typed it just before */
export async function debtorOf(
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
  return { accountId: id, address: wholeAddress(customer) ?? wholeAddress(account) };
}
