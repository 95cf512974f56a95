/** Rows of the test world: members without an account, and an account without a studio. */
import type { Database } from '../platform/database/database.ts';
import { type accounts, customers } from '../domains/accounts/tables.ts';

type MemberRow = typeof customers.$inferInsert;

const studioData = { tenant: 'northside', homeStudioId: 1001 };

/** The member in the examples of the tag studio-connect. */
export const studioMemberRow = {
  ...studioData,
  firstname: 'Bea',
  lastname: 'Beispiel',
  dateOfBirth: '1991-07-08',
  iban: 'DE02120300000000202051',
} satisfies MemberRow;

/** The invited member in the examples. */
export const invitedRow = {
  ...studioData,
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

/** Adds a member to the studio's records. @returns the row's id */
export async function addMember(db: Database, row: MemberRow): Promise<number> {
  const [member] = await db.insert(customers).values(row).returning({ id: customers.id });
  if (!member) throw new Error('The member was not stored.');
  return member.id;
}
