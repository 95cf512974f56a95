import { and, asc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { foldText } from '../platform/foldText.ts';
import { apiError } from '../platform/http/apiError.ts';
import type { Customer } from '../domains/accounts/customers.ts';
import { customers } from '../domains/accounts/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';

/** Longest list of members. */
const limit = 30;

/** Finds the members of a studio whose number or last name begins with a text, by name. */
export function searchMembers(
  db: Database,
  { id }: StoredStudio,
  text: string,
): Promise<Customer[]> {
  const pattern = `${foldText('number', text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.homeStudioId, id),
        or(ilike(customers.lastname, pattern), ilike(customers.customerNumber, pattern)),
      ),
    )
    .orderBy(asc(customers.lastname), asc(customers.firstname), asc(customers.id))
    .limit(limit);
}

/** Loads a member of a studio. @throws 404 */
export async function findStudioMember(
  db: Database,
  { id }: StoredStudio,
  customerId: number,
): Promise<Customer> {
  const [found] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.homeStudioId, id)));
  if (!found) throw apiError(404, 'desk.error.notfound', 'This studio has no such member');
  return found;
}
