/** Rows of the world for contracts: people that a studio has in its books, and an account without a studio. */
import type { Database } from '../platform/database/database.ts';
import { type accounts, customers } from '../domains/accounts/tables.ts';

type MemberRow = typeof customers.$inferInsert;

const ofStudio = { tenant: 'northside', homeStudioId: 1001, permissions: [] };

/** Whom the examples of tag studio-connect describe. */
export const studioMemberRow = {
  ...ofStudio,
  firstname: 'Bea',
  lastname: 'Beispiel',
  dateOfBirth: '1991-07-08',
  iban: 'DE02120300000000202051',
} satisfies MemberRow;

/** Whom the examples of invitations describe. */
export const invitedRow = {
  ...ofStudio,
  customerNumber: 'NS-70010',
  firstname: 'Ida',
  lastname: 'Invited',
  email: 'invited@example.org',
  dateOfBirth: '1992-09-10',
} satisfies MemberRow;

export const unverifiedRow = {
  email: 'new@example.org',
  accountContext: 'MY_SPORTS',
  name: 'Nele Neu',
  firstname: 'Nele',
  lastname: 'Neu',
  verified: false,
} satisfies typeof accounts.$inferInsert;

/** Puts somebody into the books of a studio. @returns the id of the row */
export async function bookMember(db: Database, row: MemberRow): Promise<number> {
  const [member] = await db.insert(customers).values(row).returning({ id: customers.id });
  if (!member) throw new Error('The member was not stored.');
  return member.id;
}
