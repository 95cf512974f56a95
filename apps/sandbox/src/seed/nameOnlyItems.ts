/** The items that the sample studios sell without date of birth and address. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { studios } from '../domains/studios/tables.ts';

/**
 * Northside asks for them only for packs, Volt for all but appointments and trial sessions, Arcade
 * for everything.
 */
export async function seedNameOnlyItems(db: Database): Promise<void> {
  await db
    .update(studios)
    .set({ nameOnlyItems: ['SINGLE_APPOINTMENT'] })
    .where(eq(studios.tenant, 'volt'));
  await db
    .update(studios)
    .set({
      nameOnlyItems: ['COURSE_APPOINTMENT', 'SINGLE_APPOINTMENT', 'DAY_TICKET', 'VOUCHER'],
    })
    .where(eq(studios.tenant, 'northside'));
}
